/** Names of golf's own tags. */
export const golfTag = {
  /** A tournament with its courses, field, rounds. */
  tournament: (tid: number) => `golf:tournament:${tid}`,
  /** Which tournaments there are, when, and what is said of them as a whole. */
  calendar: 'golf:calendar',
  shots: (tid: number) => `golf:shots:${tid}`,
  /** Settings and season of a contest, its side action, what became final in it. */
  contest: (contestId: number) => `golf:contest:${contestId}`,
  /** Picks of one contest and tournament. */
  picks: (contestId: number, tid: number) => `golf:picks:${contestId}:${tid}`,
  /** What became final in one contest and tournament. */
  results: (contestId: number, tid: number) => `golf:results:${contestId}:${tid}`,
  pick1: (tid: number) => `golf:pick1:${tid}`,
  /** Golfers, their results and their statistics. */
  golfers: 'golf:golfers',
};
