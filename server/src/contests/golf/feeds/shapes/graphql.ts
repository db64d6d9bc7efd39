import { gunzipSync } from 'node:zlib';
import { formatList } from '@poolhouse/contract/formats';
import { z } from 'zod';
import { fit, valueAt } from '../../../../sport/feeds/fit';
import { misfitAt, type Misfit, type Path } from '../../../../sport/feeds/misfit';
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
  playerData: z.array(z.unknown()),
});
const holePlayer = z.object({ playerId: z.string(), scores: z.array(scoredHole) });
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
const group = z.object({ teeTime: loose, startTee: z.number().int().nullish(), players: z.array(z.object({ id: z.string() })) });
const teeTimes = z.object({
  id: z.string(),
  rounds: z.array(
    z.object({
      roundInt: z.number().int(),
      groups: z.array(group.nullable()),
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

/** Where a value stands in an answer, and where what of it does not fit is noted. */
interface Door {
  readonly at: Path;
  readonly misfits: Misfit[];
}

/** Any answer of the tour's GraphQL that is of use here, packed or not. Undefined for another shape. */
export function readGraphql(json: unknown, misfits: Misfit[] = []): FeedGolf | undefined {
  const whole = fit(z.object({ data: z.record(z.string(), z.unknown()) }), json, [], misfits);
  for (const [name, value] of Object.entries(whole?.data ?? {})) {
    const isPacked = /Compressed/.test(name);
    const read = READERS[name.replace('Compressed', '').replace(/V\d+$/, '')];
    if (!read) continue;
    const at = ['data', name, ...(isPacked ? ['payload'] : [])];
    const found = read(isPacked ? unpacked(value, { at, misfits }) : value, { at, misfits });
    if (found) return found;
  }
  if (misfits.length === 0)
    misfits.push(misfitAt(['data'], `is not an object with one of ${formatList(Object.keys(READERS))}`, whole?.data));
  return undefined;
}

const READERS: Readonly<Record<string, (value: unknown, door: Door) => FeedGolf | undefined>> = {
  leaderboard: readBoard,
  leaderboardHoleByHole: readHoleByHole,
  scorecard: readScorecard,
  shotDetails: (value, door) => readShotDetails(value, { ...door, eventOf }),
  field: readField,
  teeTimes: readTeeTimes,
};

/** base64 of gzip of JSON; undefined where it is not, or where it unpacks to more than any answer has. */
function unpacked(value: unknown, { at, misfits }: Door): unknown {
  const payload = valueAt(value, ['payload']);
  try {
    const packed = Buffer.from(z.string().parse(payload), 'base64');
    return JSON.parse(gunzipSync(packed, { maxOutputLength: UNPACKED_LIMIT }).toString('utf8')) as unknown;
  } catch {
    misfits.push(misfitAt(at, 'is not a packed answer', payload));
    return undefined;
  }
}

function eventOf(id: string): FeedEvent {
  const key = tournamentName(id);
  return key ? { key } : {};
}

function readBoard(value: unknown, { at, misfits }: Door): FeedGolf | undefined {
  const read = fit(leaderboard, value, at, misfits);
  if (!read) return undefined;
  const { id, tournamentStatus, roundStatus, players } = read;
  const golfers: FeedGolfer[] = [];
  const winners: string[] = [];
  const isFinal = tournamentStatus === 'COMPLETED' || tournamentStatus === 'OFFICIAL';
  for (const [n, value] of players.entries()) {
    // The list also holds rows of words, such as the one of the cut line.
    if (z.object({ __typename: z.literal('InformationRow') }).safeParse(value).success) continue;
    const one = fit(row, value, [...at, 'players', n], misfits);
    if (!one) continue;
    golfers.push(golferOf(one));
    if (isFinal && one.scoringData.position === '1') winners.push(one.player.id);
  }
  const suspended = /SUSPEND|DELAY/.test(`${tournamentStatus ?? ''} ${roundStatus ?? ''}`);
  const reported: Reported = isFinal ? 'FINAL' : suspended ? 'SUSPENDED' : '';
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(id), reported, golfers, winners };
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

function readHoleByHole(value: unknown, { at, misfits }: Door): FeedGolf | undefined {
  const read = fit(holeByHole, value, at, misfits);
  if (!read) return undefined;
  const { tournamentId, playerData } = read;
  const round = read.round ?? read.currentRound;
  if (round === undefined) {
    misfits.push(misfitAt([...at, 'currentRound'], 'is not a whole number', undefined));
    return undefined;
  }
  const golfers = playerData.flatMap((one, n): FeedGolfer[] => {
    const own = fit(holePlayer, one, [...at, 'playerData', n], misfits);
    return own ? [{ id: own.playerId, name: '', status: null, rounds: [{ round, holes: cardOf(own.scores) }] }] : [];
  });
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(tournamentId), golfers };
}

function readScorecard(value: unknown, { at, misfits }: Door): FeedGolf | undefined {
  const read = fit(scorecard, value, at, misfits);
  if (!read) return undefined;
  const { tournamentId, player, roundScores, playByPlay } = read;
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

function readField(value: unknown, { at, misfits }: Door): FeedGolf | undefined {
  const read = fit(field, value, at, misfits);
  if (!read) return undefined;
  const golfer =
    (list: 'players' | 'alternates') =>
    (one: unknown, n: number): FeedGolfer[] => {
      const own = fit(fieldPlayer, one, [...at, list, n], misfits);
      if (!own) return [];
      const { id, displayName, firstName, lastName, country, status, withdrawn, alternate, owgr } = own;
      const isAlternate = list === 'alternates';
      const name = displayName ?? `${firstName ?? ''} ${lastName ?? ''}`.trim();
      if (name === '') misfits.push(misfitAt([...at, list, n, 'displayName'], 'is not a text', displayName));
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
  const golfers = [...read.players.flatMap(golfer('players')), ...read.alternates.flatMap(golfer('alternates'))];
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(read.id), golfers, isField: true };
}

function readTeeTimes(value: unknown, { at, misfits }: Door): FeedGolf | undefined {
  const read = fit(teeTimes, value, at, misfits);
  if (!read) return undefined;
  const rounds = new Map<string, FeedRound[]>();
  for (const { roundInt, groups } of read.rounds)
    for (const { teeTime, startTee, players } of groups.filter((group) => group !== null))
      for (const { id } of players)
        rounds.set(id, [
          ...(rounds.get(id) ?? []),
          { round: roundInt, teeAt: instantOf(teeTime), startHole: startTee === 10 ? 10 : startTee === 1 ? 1 : null },
        ]);
  const golfers = [...rounds].map(([id, own]): FeedGolfer => ({ id, name: '', status: null, rounds: own }));
  return { ...SAYS_NOTHING, source: 'pgatour', event: eventOf(read.id), golfers };
}
