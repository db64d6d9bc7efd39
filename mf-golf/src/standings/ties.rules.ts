import { formatList } from '@poolhouse/shared-ui';
import { toParText } from '../contest/score.rules';

/** A row of standings that says of itself how its tie was decided. */
export interface TiedRow {
  readonly EntryName: string;
  readonly Rank: number;
  readonly TieNote: string;
}

/** 'Level at -46; ahead on round 4: -12 against -11.': the total, how, the round, and the score of whoever the note is of. */
const BROKEN = /^Level at (\S+); (ahead|behind|would be broken) (?:on|by) round (\d+)(?: so far)?: (\S+) against \S+\.$/;
/** 'Level at -46 in every round: the place is shared.' */
const LEVEL = /^Level at (\S+) in every round( so far)?\b/;

interface TieFacts {
  /** What all of one total have in common. */
  readonly key: string;
  readonly total: string;
  /** The round that decides; 0 where none does. */
  readonly round: number;
  readonly isFinal: boolean;
  readonly own: number;
}

const toPar = (score: string): number => (score === 'E' ? 0 : Number(score.replace('−', '-')));
const minus = (words: string): string => words.replace(/(?<![\w-])-(?=\d)/g, '−');

function tieOf(note: string): TieFacts | undefined {
  const [, total = '', how, round = '', own = ''] = BROKEN.exec(note) ?? [];
  if (how)
    return { key: `${total} ${round} ${how === 'would be broken'}`, total, round: Number(round), isFinal: how[0] !== 'w', own: toPar(own) };
  const [level, at = '', soFar] = LEVEL.exec(note) ?? [];
  return level === undefined ? undefined : { key: `${at} ${soFar}`, total: at, round: 0, isFinal: !soFar, own: 0 };
}

/**
 * One sentence for each total on which entries are level. All of one total are told apart by the same round, the last in which they are
 * not all level, so that round and each one's score of it say what the note of every single one says.
 */
export function tieSentences(rows: readonly TiedRow[]): string[] {
  const groups = new Map<string, { tie: TieFacts | undefined; rows: (TiedRow & { own: number })[] }>();
  for (const row of rows) {
    if (row.TieNote === '') continue;
    const tie = tieOf(row.TieNote);
    const key = tie?.key ?? `${row.EntryName}: ${row.TieNote}`;
    const group = groups.get(key) ?? { tie, rows: [] };
    group.rows.push({ ...row, own: tie?.own ?? 0 });
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => (group.tie ? sentence(group.tie, group.rows) : minus(key)));
}

function sentence({ total, round, isFinal }: TieFacts, rows: readonly (TiedRow & { own: number })[]): string {
  const level = `Level at ${minus(total)}`;
  if (round === 0) {
    const names = formatList(rows.map(({ EntryName }) => EntryName));
    return isFinal ? `${level} in every round, so the place is shared: ${names}.` : `${level} in every round so far: ${names}.`;
  }
  const ordered = [...rows].sort((a, b) => a.own - b.own || a.Rank - b.Rank);
  const scores = formatList(ordered.map(({ EntryName, own }) => `${EntryName} ${toParText(own)}`));
  if (!isFinal) return `${level}; round ${round} would decide as it stands: ${scores}.`;
  const earlier = ordered.some((row, n) => n > 0 && row.own === ordered[n - 1]?.own && row.Rank !== ordered[n - 1]?.Rank);
  return `${level}, decided by round ${round}: ${scores}.${earlier ? ' Who is level there, by the rounds before it.' : ''}`;
}
