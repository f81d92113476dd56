# Words of tournaments and self-play.
cli-arena = Let computer players meet in a tournament and rate them. A stopped one goes on where it was.
cli-selfplay = Play games and write every decision as numbers, in shards, for training.
cli-opt-meet = Who takes part, separated by commas ({ $players }, or a class of your own such as my_players.Bold).
cli-opt-meetings = How many games each group of players plays; each deal is played once in every rotation of the seats, the last deal in fewer if the number is not a multiple of the seats.
cli-opt-form = round-robin: all meet. gauntlet: the first meets each of the others.
cli-opt-jobs-there = How many processes to use; 0 for as many as there are cores, here or on the cluster. By default, one here and all of them on a cluster.
cli-opt-backend = Where the games are played: local processes, or a ray or dask cluster, the one that RAY_ADDRESS or DASK_SCHEDULER_ADDRESS names, else one on this machine.
cli-opt-out = The folder that results are written to.
cli-opt-parquet = Write the games as Parquet instead of CSV.
cli-opt-shard = How many games go into a shard.
cli-col-search = Searches a second
cli-col-rating = Rating
cli-col-deviation = Margin
cli-col-games-played = Games
cli-col-interval = 95 % interval
arena-title = { $game }: ratings from { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-kept = Every game, the ratings and a picture of them are in { $folder }.
selfplay-kept = { $shards ->
    [one] One shard is
   *[other] { $shards } shards are
} in { $folder }.
refused-form = { $given } is not a form of tournament. Allowed: { $allowed }.
refused-lineup = A tournament at { $seats } seats needs at least two players, each named once.
refused-other-arena = { $file } was written on other terms, by another version or by another build. Choose another folder, or move it away.
refused-damaged-file = { $file } is damaged: what begins at line { $line } cannot be read. Choose another folder, or move it away.
refused-other-ways = { $name } plays by another version, another build or other house values than the machine that asked it to.
refused-no-module = There is no player called { $given }: { $fault }. A class of your own is named with its module, such as my_players.Bold.
refused-no-decide = There is no player called { $given }: its module has no such class with a method decide.
refused-backend = { $given } is not a place to play. Allowed: { $allowed }.
refused-not-installed = { $name } is not installed. Get it with: pip install 'crownlands[{ $extra }]'
refused-no-cluster = No { $name } cluster is connected.
