/** Runs in the browser, beside the rules that it times (`rules.mjs` puts both into one script). */
const WARM = 15;
const TIMES = 40;
/** A slice is one of hundreds, so that fewer whole ones are enough. */
const ROUNDS = 8;

/** @typedef {{ board: any, season: any, dogs: any }} Pages */
/** @typedef {import('../what-if.mjs').Timed} Timed */

/** Addresses of two games that are on each, as somebody taps on. @param {any} page @returns {string[]} */
function addresses({ scores }) {
  const games = scores.data.filter((/** @type {any} */ { state, Spread2 }) => state === 'in_progress' && Spread2 !== null);
  return games.map((/** @type {any} */ game, /** @type {number} */ n) => `${game.Abbrev1}.${games[(n + 1) % games.length].Abbrev2}`);
}

/** @param {any} page @param {(text: string) => { supposed: unknown[], dropped: unknown[] }} act @returns {number[]} ms */
function taps(page, act) {
  const texts = addresses(page);
  const found = [];
  for (let n = 0; n < WARM + TIMES; n += 1) {
    const began = performance.now();
    const { supposed, dropped } = act(texts[n % texts.length] ?? '');
    const took = performance.now() - began;
    if (supposed.length + dropped.length === 0) throw new Error('nothing was supposed');
    if (n >= WARM) found.push(took);
  }
  return found;
}

/** The longest step of each time. @param {(n: number) => Generator<unknown, unknown>} begin @returns {number[]} ms */
function steps(begin) {
  const found = [];
  for (let n = 0; n < 2 * ROUNDS; n += 1) {
    const all = begin(n);
    let [longest, done] = [0, false];
    while (!done) {
      const began = performance.now();
      done = all.next().done === true;
      longest = Math.max(longest, performance.now() - began);
    }
    if (n >= ROUNDS) found.push(longest);
  }
  return found;
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
