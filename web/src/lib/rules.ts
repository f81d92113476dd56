/** A rules page: sections, the questions each helps with, and its bullets. */

export interface RuleSection {
  title: string;
  kinds: string[];
  lines: { bullet: boolean; level: number; words: string }[];
}

export interface RulesPage {
  title: string;
  sections: RuleSection[];
}

const TESTS = /\s*\{[\w\s,]+\}\s*$/;

export function readRules(markdown: string): RulesPage {
  const page: RulesPage = { title: "", sections: [] };
  let section: RuleSection = { title: "", kinds: [], lines: [] };
  for (const raw of markdown.split("\n")) {
    const line = raw.trimEnd();
    const heading = /^##+\s+(.*?)(?:\s*<!--(.*?)-->)?$/.exec(line);
    if (line.startsWith("# ")) page.title = line.slice(2).replace(/<!--.*-->/, "").trim();
    else if (heading) {
      section = {
        title: heading[1] ?? "",
        kinds: (heading[2] ?? "").split(/[\s,]+/).filter(Boolean),
        lines: [],
      };
      page.sections.push(section);
    } else if (line.trim()) {
      if (page.sections.length === 0) page.sections.push(section);
      addLine(section, line);
    }
  }
  return page;
}

function addLine(section: RuleSection, line: string): void {
  const bullet = /^(\s*)[-*]\s+(.*)$/.exec(line);
  if (bullet) {
    const words = (bullet[2] ?? "").replace(TESTS, "");
    section.lines.push({ bullet: true, level: (bullet[1] ?? "").length > 1 ? 1 : 0, words });
    return;
  }
  const last = section.lines.at(-1);
  const words = line.trim().replace(TESTS, "");
  if (last && line.startsWith(" ")) last.words = `${last.words} ${words}`.replace(TESTS, "");
  else section.lines.push({ bullet: false, level: 0, words });
}

/** The sections that have all the searched words, with only the lines that have them where some do. */
export function searchRules(page: RulesPage, asked: string): RuleSection[] {
  const parts = plain(asked).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return page.sections;
  const has = (words: string): boolean => parts.every((part) => plain(words).includes(part));
  return page.sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const lines = section.lines.filter((line) => has(line.words));
    return lines.length ? [{ ...section, lines }] : [];
  });
}

function plain(words: string): string {
  return words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
