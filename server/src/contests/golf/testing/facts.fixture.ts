import type { Course, FieldGolfer, RoundCard, Tournament, TournamentFacts, Holes } from '../golf';
import type { EffectivePick } from '../rules/picks.rules';

export const PARS = [4, 3, 4, 4, 4, 5, 4, 4, 3, 4, 3, 4, 4, 4, 3, 4, 4, 5];

export const aCourse = (over: Partial<Course> = {}): Course => ({
  courseId: 1,
  name: 'Copper Ridge',
  code: 'CR',
  par: 70,
  scoringLevel: 'TOURCAST',
  pars: PARS,
  yards: PARS.map((par) => par * 105),
  pictures: [],
  ...over,
});

export const aTournament = (over: Partial<Tournament> = {}): Tournament => ({
  id: 7,
  year: 2026,
  tourCode: 'R',
  permNum: '901',
  name: 'Copper Ridge Classic',
  startDate: '2026-11-19',
  endDate: '2026-11-22',
  zone: 'America/New_York',
  firstTeeAt: 1000,
  format: 'stroke',
  rounds: 4,
  cutRound: 2,
  cutCount: 65,
  cutWithin: 0,
  major: false,
  purse: 0,
  reported: '',
  reportedAt: 0,
  projectedCut: null,
  winnerIds: [],
  espnId: '',
  scoresFromAt: null,
  officialAt: null,
  ...over,
});

export const aGolfer = (golferId: number, over: Partial<FieldGolfer> = {}): FieldGolfer => ({
  golferId,
  name: `Golfer ${String(golferId).padStart(3, '0')}`,
  groupNum: (golferId - 1) % 4,
  listOrder: golferId,
  odds: 10 + golferId,
  worldRank: golferId,
  startingStrokes: 0,
  status: 'IN',
  statusAt: 0,
  ...over,
});

/** A card whose holes are given to par; what is left out is not posted. */
export const aCard = (golferId: number, round: number, toPar: readonly (number | null)[], over: Partial<RoundCard> = {}): RoundCard => {
  const holes: Holes = PARS.map((par, n) => {
    const own = toPar[n];
    return own === undefined || own === null ? null : own + par;
  });
  return {
    golferId,
    round,
    courseId: 1,
    startHole: 1,
    teeAt: null,
    holes,
    at: holes.map((strokes) => (strokes === null ? null : 0)),
    reportedToPar: null,
    reportedThru: 0,
    reportedAt: 0,
    strokes: null,
    lastShot: '',
    manual: false,
    ...over,
  };
};

/** A whole round of one sum: the first holes take what is not par. */
export const roundOf = (toPar: number): number[] => PARS.map((_, n) => (n < Math.abs(toPar) ? Math.sign(toPar) : 0));

export const someFacts = (over: Partial<TournamentFacts> & { tournament?: Tournament } = {}): TournamentFacts => ({
  tournament: aTournament(),
  courses: [aCourse()],
  field: [],
  cards: [],
  ...over,
});

export const picksOf = (...golfers: (number | null)[]): EffectivePick[] =>
  golfers.map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null }));
