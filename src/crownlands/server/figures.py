"""Figures for whoever runs the server, in Prometheus' form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from crownlands.tables.hall import Hall


class Figures:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "crownlands_commands", "Commands by kind", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "crownlands_refusals", "Refusals by their words", ["words"], registry=self.registry
        )
        self.answer_seconds = Histogram(
            "crownlands_answer_seconds",
            "From a command to its durable acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=self.registry,
        )
        self.commit_size = Histogram(
            "crownlands_commit_entries",
            "Entries that share a commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )
        self.tables_made = Counter("crownlands_tables_made", "Tables made", registry=self.registry)
        self.connections = Gauge(
            "crownlands_connections", "Open connections to tables", registry=self.registry
        )
        self.awake = Gauge("crownlands_tables_awake", "Tables in memory", registry=self.registry)

    def page(self, hall: Hall) -> bytes:
        """Write the figures down as they are now."""
        self.awake.set(sum(room.live is not None for room in hall.rooms.values()))
        return generate_latest(self.registry)
