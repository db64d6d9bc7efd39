import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { GolferStatus, Reported } from '../../golf';
import { SAYS_NOTHING, type FeedEvent, type FeedGolf, type FeedGolfer, type FeedRound } from '../feed-golf';
import { tournamentName } from '../rules/season-row.rules';
import { readShotDetails } from './graphql-shots';
import { byHole, instantOf, strokesOf, thruWords, toParOf } from './words.rules';

const UNPACKED_LIMIT = 16 * 1024 * 1024;
const HOLES = 18;
const text = z.string().nullish();
const loose = z.union([z.string(), z.number()]).nullish();
const row = z.object({
  player: z.object({ id: z.string(), displayName: z.string(), country: text }),
  scoringData: z.object({
    position: text,
    thru: loose,
    score: loose,
    currentRound: z.number().int().nullish(),
    backNine: z.boolean().nullish(),
    teeTime: loose,
    courseId: loose,
    rounds: z.array(z.string()).default([]),
    playerState: z.string(),
  }),
});
const leaderboard = z.object({
  id: z.string(),
  tournamentStatus: text,
  roundStatus: text,
  players: z.array(z.unknown()),
});
const scoredHole = z.object({ holeNumber: z.number().int(), score: loose, sequenceNumber: z.number().int().nullish() });
const holeByHole = z.object({
  tournamentId: z.string(),
  currentRound: z.number().int().optional(),
  round: z.number().int().optional(),
  playerData: z.array(z.object({ playerId: z.string(), scores: z.array(scoredHole) })),
});
const nine = z.object({ holes: z.array(scoredHole) });
const scorecard = z.object({
  tournamentId: z.string(),
  player: z.object({ id: z.string(), displayName: z.string().default('') }),
  playByPlay: text,
  roundScores: z.array(z.object({ roundNumber: z.number().int(), firstNine: nine, secondNine: nine })),
});
const field = z.object({
  id: z.string(),
  players: z.array(z.unknown()),
  alternates: z.array(z.unknown()).default([]),
});
const fieldPlayer = z.object({
  id: z.string().regex(/^\d{1,9}$/),
  displayName: text,
  firstName: text,
  lastName: text,
  country: text,
  status: text,
  withdrawn: z.boolean().nullish(),
  alternate: z.boolean().nullish(),
  owgr: loose,
});
const teeTimes = z.object({
  id: z.string(),
  rounds: z.array(
    z.object({
      roundInt: z.number().int(),
      groups: z.array(z.object({ teeTime: loose, startTee: z.number().int().nullish(), players: z.array(z.object({ id: z.string() })) })),
    }),
  ),
});

const STATUS: Readonly<Record<string, GolferStatus>> = {
  ACTIVE: 'IN',
  BETWEEN_ROUNDS: 'IN',
  COMPLETE: 'IN',
  NOT_STARTED: 'IN',
  CUT: 'CUT',
  MDF: 'MDF',
  WITHDRAWN: 'WD',
  DISQUALIFIED: 'DQ',
};

/** Any answer of the tour's GraphQL that is of use here, packed or not. Undefined for another shape. */
export function readGraphql(json: unknown): FeedGolf | undefined {
  const whole = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(json);
  if (!whole.success) return undefined;
  for (const [name, value] of Object.entries(whole.data.data)) {
    const [kind, own] = /Compressed/.test(name) ? [name.replace('Compressed', ''), unpacked(value)] : [name, value];
    const found = READERS[kind.replace(/V\d+$/, '')]?.(own);
    if (found) return found;
  }
  return undefined;
}

const READERS: Readonly<Record<string, (value: unknown) => FeedGolf | undefined>> = {
  leaderboard: readBoard,
  leaderboardHoleByHole: readHoleByHole,
  scorecard: readScorecard,
  shotDetails: (value) => readShotDetails(value, eventOf),
  field: readField,
  teeTimes: readTeeTimes,
};

/** base64 of gzip of JSON; undefined where it is not, or where it unpacks to more than any answer has. */
function unpacked(value: unknown): unknown {
  const payload = z.object({ payload: z.string() }).safeParse(value);
  if (!payload.success) return undefined;
  try {
    return JSON.parse(
      gunzipSync(Buffer.from(payload.data.payload, 'base64'), { maxOutputLength: UNPACKED_LIMIT }).toString('utf8'),
    ) as unknown;
  } catch {
    return undefined;
  }
}

function eventOf(id: string): FeedEvent {
  const key = tournamentName(id);
  return key ? { key } : {};
}

function readBoard(value: unknown): FeedGolf | undefined {
  const read = leaderboard.safeParse(value);
  if (!read.success) return undefined;
  const { id, tournamentStatus, roundStatus, players } = read.data;
  const problems: string[] = [];
  const golfers: FeedGolfer[] = [];
  const winners: string[] = [];
  const isFinal = tournamentStatus === 'COMPLETED' || tournamentStatus === 'OFFICIAL';
  for (const value of players) {
    // The list also holds rows of words, such as the one of the cut line.
    if (z.object({ __typename: z.literal('InformationRow') }).safeParse(value).success) continue;
    const one = row.safeParse(value);
    if (!one.success) {
      problems.push(`A golfer cannot be read: ${one.error.issues[0]?.path.join('.') ?? ''}.`);
      continue;
    }
    golfers.push(golferOf(one.data));
    if (isFinal && one.data.scoringData.position === '1') winners.push(one.data.player.id);
  }
  const suspended = /SUSPEND|DELAY/.test(`${tournamentStatus ?? ''} ${roundStatus ?? ''}`);
  const reported: Reported = isFinal ? 'FINAL' : suspended ? 'SUSPENDED' : '';
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(id), reported, golfers, winners, problems };
}

function golferOf({ player, scoringData: own }: z.infer<typeof row>): FeedGolfer {
  const { thru, isBack } = thruWords(own.thru);
  const courseId = Number(own.courseId ?? Number.NaN);
  const count = Math.max(own.rounds.length, own.currentRound ?? 1);
  const rounds = Array.from({ length: count }, (_, n): FeedRound => {
    const round = n + 1;
    const strokes = strokesOf(own.rounds[n]);
    if (round !== own.currentRound) return { round, strokes, thru: strokes === null ? null : HOLES };
    return {
      round,
      thru,
      toPar: thru === null ? null : toParOf(own.score),
      strokes: thru === HOLES ? strokes : null,
      startHole: own.backNine || isBack ? 10 : 1,
      teeAt: instantOf(own.teeTime),
      courseId: Number.isInteger(courseId) ? courseId : null,
    };
  });
  return { id: player.id, name: player.displayName, status: STATUS[own.playerState] ?? null, country: player.country ?? '', rounds };
}

const cardOf = (holes: readonly z.infer<typeof scoredHole>[]) =>
  byHole(holes.map(({ holeNumber, score }) => ({ hole: holeNumber, value: strokesOf(score) })));

function readHoleByHole(value: unknown): FeedGolf | undefined {
  const read = holeByHole.safeParse(value);
  if (!read.success) return undefined;
  const { tournamentId, playerData } = read.data;
  const round = read.data.round ?? read.data.currentRound;
  if (round === undefined) return undefined;
  const golfers = playerData.map(({ playerId, scores }): FeedGolfer => ({
    id: playerId,
    name: '',
    status: null,
    rounds: [{ round, holes: cardOf(scores) }],
  }));
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(tournamentId), golfers };
}

function readScorecard(value: unknown): FeedGolf | undefined {
  const read = scorecard.safeParse(value);
  if (!read.success) return undefined;
  const { tournamentId, player, roundScores, playByPlay } = read.data;
  const last = Math.max(0, ...roundScores.map(({ roundNumber }) => roundNumber));
  const rounds = roundScores.map(({ roundNumber, firstNine, secondNine }): FeedRound => ({
    round: roundNumber,
    holes: cardOf([...firstNine.holes, ...secondNine.holes]),
    ...(roundNumber === last && playByPlay ? { lastShot: playByPlay } : {}),
  }));
  return {
    ...SAYS_NOTHING,
    source: 'pgatour',
    event: eventOf(tournamentId),
    golfers: [{ id: player.id, name: player.displayName, status: null, rounds }],
  };
}

function readField(value: unknown): FeedGolf | undefined {
  const read = field.safeParse(value);
  if (!read.success) return undefined;
  const problems: string[] = [];
  const golfer =
    (isAlternate: boolean) =>
    (one: unknown): FeedGolfer[] => {
      const own = fieldPlayer.safeParse(one);
      if (!own.success) {
        problems.push(`A golfer of the field cannot be read: ${own.error.issues[0]?.path.join('.') ?? ''}.`);
        return [];
      }
      const { id, displayName, firstName, lastName, country, status, withdrawn, alternate, owgr } = own.data;
      const name = displayName ?? `${firstName ?? ''} ${lastName ?? ''}`.trim();
      if (name === '') return [];
      const rank = Number(owgr ?? Number.NaN);
      return [
        {
          id,
          name,
          country: country ?? '',
          status: withdrawn || status === 'Withdrawn' ? 'WD' : isAlternate || alternate ? 'ALTERNATE' : 'IN',
          rounds: [],
          ...(Number.isInteger(rank) && rank > 0 ? { worldRank: rank } : {}),
        },
      ];
    };
  const golfers = [...read.data.players.flatMap(golfer(false)), ...read.data.alternates.flatMap(golfer(true))];
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(read.data.id), golfers, isField: true, problems };
}

function readTeeTimes(value: unknown): FeedGolf | undefined {
  const read = teeTimes.safeParse(value);
  if (!read.success) return undefined;
  const rounds = new Map<string, FeedRound[]>();
  for (const { roundInt, groups } of read.data.rounds)
    for (const { teeTime, startTee, players } of groups)
      for (const { id } of players)
        rounds.set(id, [
          ...(rounds.get(id) ?? []),
          { round: roundInt, teeAt: instantOf(teeTime), startHole: startTee === 10 ? 10 : startTee === 1 ? 1 : null },
        ]);
  const golfers = [...rounds].map(([id, own]): FeedGolfer => ({ id, name: '', status: null, rounds: own }));
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(read.data.id), golfers };
}
