import { canonical, fromBase64 } from '@poolhouse/shared-ui/proof';
import type { Log, LogFault, Override, Seal } from './log.types';
import { placeOf } from './opened-names.rules';

interface Line {
  at: number;
  kind: string;
  body: Record<string, unknown>;
}

interface Reading {
  name: string;
  type: string;
  year: number;
  sealed: boolean;
  earlier: boolean;
  names: Map<number, string>;
  present: readonly number[];
  seals: Seal[];
  locksOf: Map<string, Seal[]>;
  results: Map<number, [number | null, number | null]>;
  postponed: Set<number>;
  overrides: Override[];
  setSealed: Map<string, number>;
  restored: { at: number; lines: number }[];
  rounds: Map<string, string>;
  words: readonly [string, string];
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Reads a log line by line. Kinds that it does not know are passed over: the tree covers them all the same. */
export function readLog(lines: readonly string[]): Log | LogFault {
  const reading: Reading = {
    ...{ name: '', type: '', year: 0, sealed: true, earlier: false, names: new Map(), present: [], words: ['pick', 'picks'] },
    ...{
      seals: [],
      locksOf: new Map(),
      results: new Map(),
      postponed: new Set(),
      overrides: [],
      restored: [],
      rounds: new Map(),
      setSealed: new Map(),
    },
  };
  let [before, begins] = [0, 0];
  for (const [n, text] of lines.entries()) {
    const line = readLine(text, n);
    if (!line) return { fault: `Line ${n + 1} of the log cannot be read.` };
    if (line.at < before) return { fault: `Line ${n + 1} of the log is older than the one before it.` };
    if ((line.kind === 'began') !== (n === 0)) return { fault: 'The log does not begin with its first line.' };
    const fault = take(reading, line);
    if (fault) return { fault };
    if (n === 0) begins = line.at;
    before = line.at;
  }
  const { names, postponed, ...rest } = reading;
  return { ...rest, begins, entries: names, putOff: putOffIn(rest.locksOf, postponed) };
}

function readLine(text: string, n: number): Line | null {
  try {
    const line = recordOf(JSON.parse(text));
    const at = numberOf(line['at']);
    if (line['n'] !== n || !(at >= 0) || typeof line['kind'] !== 'string') return null;
    return { at, kind: line['kind'], body: recordOf(line['body']) };
  } catch {
    return null;
  }
}

/** @returns what is wrong with the line */
function take(reading: Reading, { at, kind, body }: Line): string | null {
  if (kind === 'beat' || kind === 'lock') return takeSeal(reading, { at, kind, body });
  if (kind === 'began') begin(reading, body);
  else if (kind.startsWith('entry.')) takeEntry(reading, kind, body);
  else if (kind === 'override') takeOverride(reading, at, body);
  else if (kind === 'result' || kind === 'correction') takeResult(reading, body);
  else if (kind === 'postponed') reading.postponed.add(numberOf(body['event']));
  else if (kind === 'restored') reading.restored.push({ at, lines: numberOf(body['lines']) });
  return null;
}

function begin(reading: Reading, body: Record<string, unknown>): void {
  const entries = listOf(body['entries']).map(recordOf);
  for (const { entry, name } of entries) reading.names.set(numberOf(entry), textOf(name));
  reading.present = sorted([...reading.names.keys()]);
  reading.earlier = entries.length + listOf(body['picks']).length + listOf(body['results']).length > 0;
  for (const result of listOf(body['results'])) takeResult(reading, recordOf(result));
  reading.sealed = body['slots'] !== 0;
  reading.name = textOf(body['name']);
  reading.type = textOf(body['type']);
  reading.year = numberOf(body['year']);
  const [one, several] = listOf(body['words']).map(textOf);
  if (one && several) reading.words = [one, several];
}

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

function takeEntry(reading: Reading, kind: string, body: Record<string, unknown>): void {
  const entry = numberOf(body['entry']);
  const others = reading.present.filter((id) => id !== entry);
  if (kind === 'entry.removed') reading.present = others;
  if (kind === 'entry.added' || kind === 'entry.returned') reading.present = sorted([...others, entry]);
  if (typeof body['name'] === 'string') reading.names.set(entry, body['name']);
}

function takeSeal(reading: Reading, { at, kind, body }: Line): string | null {
  const beat = numberOf(body['beat']);
  const root = fromBase64(textOf(body['root']));
  const period = textOf(body['period']);
  if (beat !== reading.seals.length + 1) return `Seal ${reading.seals.length + 1} is missing.`;
  if (root?.length !== 32 || period === '') return `Seal ${beat} cannot be read.`;
  const lock = kind === 'lock';
  const seal: Seal = {
    ...{ beat, at, period, root, lock },
    slots: numberOf(body['slots']),
    last: lock && body['last'] === true,
    late: typeof body['late'] === 'number' ? body['late'] : 0,
    present: reading.present,
  };
  reading.seals.push(seal);
  if (typeof body['name'] === 'string') reading.rounds.set(period, body['name']);
  for (const event of lock ? listOf(body['events']) : []) {
    const name = lockName(period, numberOf(event));
    reading.locksOf.set(name, [...(reading.locksOf.get(name) ?? []), seal]);
  }
  return null;
}

export const lockName = (period: string, event: number): string => `${period}/${event}`;

function putOffIn(locksOf: Reading['locksOf'], postponed: ReadonlySet<number>): Set<string> {
  const names = [...locksOf].filter(([name, locks]) => locks.length > 1 || postponed.has(Number(name.split('/').at(-1))));
  return new Set(names.map(([name]) => name.slice(0, name.lastIndexOf('/'))));
}

function takeResult({ results }: Reading, body: Record<string, unknown>): void {
  const [score1, score2] = [body['score1'], body['score2']].map((score) => (typeof score === 'number' ? score : null));
  results.set(numberOf(body['event']), [score1 ?? null, score2 ?? null]);
}

/** What is not open yet. */
const isSealed = (side: unknown): boolean => recordOf(side)['sealed'] === true;

/** One that is sealed before and after says that it was set, and nothing of what is in it: that is told by its opening alone. */
function takeOverride({ overrides, setSealed }: Reading, at: number, body: Record<string, unknown>): void {
  const place = { entry: numberOf(body['entry']), period: textOf(body['period']), slot: numberOf(body['slot']) };
  if (isSealed(body['before']) && isSealed(body['after'])) setSealed.set(placeOf(place), at);
  else overrides.push({ ...place, at, after: canonical(body['after'] ?? null), reason: textOf(body['reason']) });
}
