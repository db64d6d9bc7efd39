/** Runs in the browser, beside the rules that it times (`rules.mjs` puts both into one script). */
const WARM = 5;
const TIMES = 20;
const ROUNDS = 10;
const BOARDS = 3;

/** @typedef {{ board: any, season: any, dogs: any }} Pages */
/** @typedef {import('./rules.mjs').Timed} Timed */

/** Addresses of two games that are on each, as somebody taps on. @param {any} page @returns {string[]} */
function addresses({ scores }) {
  const games = scores.data.filter((/** @type {any} */ { state, Spread2 }) => state === 'in_progress' && Spread2 !== null);
  return games.map((/** @type {any} */ game, /** @type {number} */ n) => `${game.Abbrev1}.${games[(n + 1) % games.length].Abbrev2}`);
}

/**
 * The least of each tap, since what else the machine does only adds.
 * @param {any} page @param {(text: string) => { supposed: unknown[], dropped: unknown[] }} act @returns {number[]} ms
 */
function taps(page, act) {
  const texts = addresses(page);
  const least = texts.map(() => Infinity);
  for (let round = 0; round < WARM + TIMES; round += 1)
    for (const [n, text] of texts.entries()) {
      const began = performance.now();
      const { supposed, dropped } = act(text);
      const took = performance.now() - began;
      if (supposed.length + dropped.length === 0) throw new Error('nothing was supposed');
      if (round >= WARM) least[n] = Math.min(least[n] ?? Infinity, took);
    }
  return least;
}

/**
 * The least of each slice of the same work; the longest of those, for each of some boards.
 * @param {(n: number) => Generator<unknown, unknown>} begin @returns {number[]} ms
 */
function steps(begin) {
  return Array.from({ length: BOARDS }, (_, n) => {
    /** @type {number[]} */
    const least = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = begin(n);
      for (let [step, done] = [0, false]; !done; step += 1) {
        const began = performance.now();
        done = all.next().done === true;
        least[step] = Math.min(least[step] ?? Infinity, performance.now() - began);
      }
    }
    return Math.max(...least);
  });
}

/** @param {any} its the rules @param {Pages} pages @returns {Timed[]} */
export function timedTaps(its, { board, season, dogs }) {
  const now = its.boardOf(board, 5);
  const { users } = its.dogsBoardOf(dogs, dogs.config.data[0]);
  const both = (/** @type {string} */ text) => {
    its.supposedSeason(board, text, season);
    return its.supposedBoard(board, now, text);
  };
  const raced = (/** @type {string} */ text) => {
    const said = its.supposedDogs(dogs, text);
    its.raceRows(users, said.picks);
    return said;
  };
  return [
    { what: 'football’s board and of `/live`', times: taps(board, (text) => its.supposedBoard(board, now, text)) },
    { what: 'football’s season page', times: taps(board, both) },
    { what: 'Underdogs’ board', times: taps(dogs, (text) => its.supposedDogs(dogs, text)) },
    { what: 'Underdogs’ season page', times: taps(dogs, raced) },
  ];
}

/** @param {any} its the rules @param {Pages} pages @returns {Timed[]} */
export function timedSlices(its, { board, season }) {
  const now = its.boardOf(board, 5);
  const texts = addresses(board);
  const then = (/** @type {number} */ n) => its.supposedBoard(board, now, texts[n % texts.length]).board;
  const played = (/** @type {number} */ n) => {
    const of = its.supposedSeason(board, texts[n % texts.length], season);
    const race = its.raceOf({ config: season.config, outlook: { data: of.outlook } }, of.left);
    return its.chancesOf(race, its.seedOf(JSON.stringify(race)));
  };
  return [
    { what: 'a perfect week on football’s board', times: steps((n) => its.weekChances(then(n), false)) },
    { what: 'first place on football’s board', times: steps((n) => its.firstPlaces(then(n), false)) },
    { what: 'the chances of football’s season page', times: steps(played) },
    { what: 'the game that matters most on `/live`', times: steps(() => its.matters(now)) },
  ];
}
