import type { GolfScoresRow } from '@poolhouse/contract';
import { holeName, HOLES } from '../contest/cells.rules';
import { golferIds } from '../contest/golfer-ids.rules';
import { toParOf } from '../contest/score.rules';
import { eventOutcomes, GROUP_STROKES, movedBy, sumsOf } from './outcomes.rules';
import { hasRace, type RacePage } from './race-page.rules';

/** Nothing posted there, or nobody to post it. */
export const NONE = 99;

export interface RaceGolfer {
  readonly id: number;
  readonly name: string;
  /** Still playing, as far as anybody knows. */
  readonly plays: boolean;
  /** To par by round and hole; NONE where it is not posted. */
  readonly posted: Int8Array;
  /** What to draw from, by round and hole. */
  readonly sums: readonly Float64Array[];
  /** Round and hole of his next one; -1 for none. */
  readonly next: number;
  /** To par up to the cut where no holes tell it; null where they do. */
  readonly stated: number | null;
}

export interface RaceEntry {
  readonly id: number;
  readonly name: string;
  /** Places in the list of golfers. */
  readonly golfers: readonly number[];
  /** The Round of each round that is over. */
  readonly fixed: readonly number[];
}

/** A tournament as it stands, for those who draw its rest. */
export interface Race {
  readonly golfers: readonly RaceGolfer[];
  readonly entries: readonly RaceEntry[];
  readonly rounds: number;
  /** Rounds that are over. */
  readonly over: number;
  /** The cut that is still to come. */
  readonly cut: { readonly round: number; readonly count: number; readonly within: number } | null;
  readonly mine: number;
  /** The same for everybody who looks at the same scores. */
  readonly seed: number;
}

type RaceConfig = RacePage['config']['data'][number];

/** The race of a page; null before the lock, and once nothing is left to draw. */
export function raceOf(data: RacePage): Race | null {
  const config = data.config.data[0];
  const picks = data.picks.data.filter((row) => golferIds(row).length > 0);
  if (!config || !hasRace(data)) return null;
  const over = config.status === 'ROUND_COMPLETE' ? config.current_round : config.current_round - 1;
  const cut = config.cut_round > over && config.cut_made === 0 ? cutOf(config) : null;
  const picked = new Set(picks.flatMap(golferIds));
  const golfers = golfersOf(data, config, over).filter(({ id, plays }) => picked.has(id) || (cut !== null && plays));
  const place = new Map(golfers.map(({ id }, n) => [id, n]));
  const fixed = new Map<number, number[]>();
  for (const row of [...data.rounds.data].sort((a, b) => a.round_number - b.round_number))
    if (row.round_number <= over) fixed.set(row.entry_id, [...(fixed.get(row.entry_id) ?? []), row.Round]);
  const entries = picks.map((row) => ({
    id: row.id,
    name: row.EntryName,
    golfers: golferIds(row).flatMap((id) => place.get(id) ?? []),
    fixed: fixed.get(row.id) ?? [],
  }));
  return {
    golfers,
    entries,
    rounds: config.rounds,
    over,
    cut,
    mine: entries.findIndex(({ id }) => id === config.entry_id),
    seed: seedOf(config.current_tournament, data.scores.data),
  };
}

const cutOf = ({ cut_round: round, cut_count: count, cut_within: within }: RaceConfig): Race['cut'] => ({ round, count, within });

function golfersOf(data: RacePage, config: RaceConfig, over: number): RaceGolfer[] {
  const outcomes = eventOutcomes(data);
  const [first] = data.courses.data;
  const courses = new Map(data.courses.data.map((row) => [row.course_id, row]));
  const rows = new Map(data.scores.data.map((row) => [row.ID, row]));
  const known = new Map<string, Float64Array>();
  const sumsFor = (par: number, group: number | null) => {
    const key = `${par} ${group}`;
    const strokes = group === null ? 0 : (GROUP_STROKES[group] ?? 0);
    const sums = known.get(key) ?? sumsOf(movedBy(outcomes(par), strokes));
    known.set(key, sums);
    return sums;
  };
  return data.leaderboard.data.map((leader) => {
    const posted = new Int8Array(config.rounds * HOLES.length).fill(NONE);
    const sums: Float64Array[] = [];
    for (let round = 1; round <= config.rounds; round += 1) {
      const row = rows.get(`${leader.Golfer_ID}-${round}`);
      const course = courses.get(row?.course_id ?? 0) ?? first;
      for (const hole of HOLES) {
        const par = course?.[holeName(hole)] ?? 4;
        const strokes = row?.[holeName(hole)] ?? null;
        if (strokes !== null) posted[(round - 1) * HOLES.length + hole - 1] = strokes - par;
        sums.push(sumsFor(par, leader.Group_Num));
      }
    }
    const plays = leader.Status === 'IN';
    const bare = posted.every((one) => one === NONE);
    return {
      id: leader.Golfer_ID,
      name: leader.Name,
      plays,
      posted,
      sums,
      next: plays ? nextOf(posted, { over, rounds: config.rounds, back: leader.Through.endsWith('*') }) : -1,
      // With starting strokes a score is there before the first hole; no such tournament cuts its field.
      stated: bare && leader.Score !== '' && leader.Starting === undefined ? toParOf(leader.Score) : null,
    };
  });
}

/** The next hole of a golfer, in the order in which he plays them. */
function nextOf(posted: Int8Array, { over, rounds, back }: { over: number; rounds: number; back: boolean }): number {
  for (let round = over; round < rounds; round += 1) {
    const from = round === over && back ? 9 : 0;
    for (let step = 0; step < HOLES.length; step += 1) {
      const at = round * HOLES.length + ((from + step) % HOLES.length);
      if (posted[at] === NONE) return at;
    }
  }
  return -1;
}

/** A number of the tournament and its scores, in whichever order these came. */
function seedOf(tid: number, scores: readonly GolfScoresRow[]): number {
  let seed = tid;
  for (const row of scores) {
    let own = row.golfer_ID * 4 + row.round_number;
    for (const hole of HOLES) own = (Math.imul(own, 31) + (row[holeName(hole)] ?? 0)) | 0;
    seed = (seed + own) | 0;
  }
  return seed;
}
