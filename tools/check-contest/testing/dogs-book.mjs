/** What a made-up season of Underdogs comes to, as somebody keeps it who writes each entry's weeks on a page of their own. */

/** @typedef {import('./dogs-season.mjs').DogsSeason} DogsSeason */
/** @typedef {import('./dogs-season.mjs').Game} Game */

/** @param {Game} game @param {number} side what the side gets */
const getsIn = (game, side) => (game.line === null ? NaN : side === 2 ? +game.line : -game.line);

/** @param {DogsSeason} season @param {Game[]} games @param {number} made */
const choices = (season, games, made) =>
  games
    .filter((game) => !game.off && game.at > made)
    .flatMap((game) => [1, 2].map((side) => ({ game, side, gets: getsIn(game, side), team: `${game.sport}:${game.teams[side - 1]}` })))
    .filter(({ gets }) => gets > 0);

/** Whether a week's missed picks are given. @param {DogsSeason} season @param {Game[]} games */
function givesIn({ policies }, games) {
  const lined = games.filter((game) => !game.off && game.line !== null).toSorted((a, b) => a.at - b.at);
  const end = lined.at(-1)?.at ?? -1;
  return policies.findLast(({ since }) => since <= end)?.policy === 'biggest';
}

/** How a side came out: 'W', 'C' or 'L'. @param {DogsSeason} season @param {Game} game @param {number} side @param {number} gets */
function letter({ scores }, game, side, gets) {
  const [guests = 0, hosts = 0] = scores.get(game.event) ?? [];
  const lead = side === 2 ? hosts - guests : guests - hosts;
  return lead > 0 ? 'W' : lead > -gets ? 'C' : 'L';
}

/** One entry's letters, week by week; '' where nothing counts. @param {DogsSeason} season @param {number} entry */
function lettersOf(season, entry) {
  /** @type {string[]} */
  const used = [];
  const made = season.entries.get(entry)?.made ?? 0;
  return [...season.weeks].map(([week, games]) => {
    const pick = season.picks.get(`${week}/${entry}`) ?? null;
    const game = games.find(({ event }) => event === pick?.event);
    if (pick && (!game || game.off || game.line === null)) return '';
    const team = pick && game ? `${game.sport}:${game.teams[pick.side - 1]}` : '';
    const gets = pick && game ? Number(pick.line ?? getsIn(game, pick.side)) : 0;
    if (pick && game && !used.includes(team) && (pick.line !== null || gets > 0)) {
      used.push(team);
      return letter(season, game, pick.side, gets);
    }
    const [best] = choices(season, games, made)
      .filter((one) => !used.includes(one.team))
      .toSorted((a, b) => b.gets - a.gets || a.game.at - b.game.at || (a.team < b.team ? -1 : 1));
    if (best && givesIn(season, games)) {
      used.push(best.team);
      return letter(season, best.game, best.side, best.gets);
    }
    return choices(season, games, made).length > 0 ? 'L' : '';
  });
}

/** 'name: W 2, C 1, L 2' of each entry. @param {DogsSeason} season */
export const dogsBook = (season) =>
  [...season.entries].map(([entry, { name }]) => {
    const letters = lettersOf(season, entry);
    const count = (/** @type {string} */ one) => letters.filter((letter) => letter === one).length;
    return `${name}: W ${count('W')}, C ${count('C')}, L ${count('L')}`;
  });
