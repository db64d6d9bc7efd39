/** What this program knows of a kind of contest. */

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./contest.mjs').Written} Written */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */
/** @typedef {{ rank: number, entry: number, name: string, tally: string, wins?: number, score?: number }} Standing `tally` is what it has, in words */
/**
 * @typedef {object} Worked
 * @property {(contest: Contest, slots: readonly Timeline[]) => void} [check] says what contradicts itself in lines of its own, when all is read
 * @property {(contest: Contest) => string[]} [counts] what a log without seals was checked by, in words
 * @property {(contest: Contest, slots: readonly Timeline[]) => Standing[] | null} [standings] that follow from all of it; null where the log does not tell enough
 * @property {(contest: Contest) => string} [says] what of it is known by word alone, in a sentence with a space before it
 */
/** @typedef {Written & Worked} Kind */
