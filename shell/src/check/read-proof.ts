import type { DataOf } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import type { ApiClient } from '@poolhouse/shared-ui';
import { readCheckpoint, type Checkpoint } from '@poolhouse/shared-ui/proof';
import type { OpenedRow } from './opened.types';

export type OpenPeriod = DataOf<'GET proof/log'>['open'][number];

/** All that the site shows of a contest's log: as many lines as its newest checkpoint signs. */
export interface Shown {
  readonly origin: string;
  readonly key: string;
  readonly note: string;
  readonly checkpoint: Checkpoint;
  readonly at: string;
  readonly lines: readonly string[];
  readonly open: readonly OpenPeriod[];
  readonly opened: readonly OpenedRow[];
  /** Final scores as the board has them. */
  readonly results: DataOf<'GET proof/opened'>['results'];
  /** How many browsers have looked at it of late; this one is among them. */
  readonly watching: number;
}

/** It cannot be read; in words for the player. */
export class Unread extends Error {}

/** A season of a large circle is some thousands: what is longer is none, and would fill the browser. */
const MOST_LINES = 200_000;

/** Reads it in steps, each as long as an answer may be. Throws `Unread`. */
export async function readProof(api: Pick<ApiClient, 'call'>, contest_id: number): Promise<Shown> {
  const { origin, key, checkpoint: note, at, watching } = await read(api, 'GET proof/checkpoint', { contest_id });
  if (note === '') throw new Unread('This contest has no log yet.');
  const checkpoint = readCheckpoint(note);
  if (!checkpoint || checkpoint.origin !== origin) throw new Unread('What the site has signed cannot be read.');
  if (checkpoint.size > MOST_LINES) throw new Unread('This log is longer than any season. This page does not read it.');
  const { lines, open } = await readLines(api, contest_id, checkpoint.size);
  const { opened, results } = await read(api, 'GET proof/opened', { contest_id });
  return { origin, key, note, checkpoint, at, lines, open, opened, results, watching };
}

/** What the site says to show that the log has only grown since a checkpoint; it goes into the evidence. */
export async function readGrowth(api: Pick<ApiClient, 'call'>, contest_id: number, seen: string): Promise<readonly string[]> {
  const from = readCheckpoint(seen)?.size ?? 0;
  const answer = await api.call('GET proof/consistency', { query: { contest_id, from } });
  return answer.error ? [] : answer.data.proof;
}

async function readLines(api: Pick<ApiClient, 'call'>, contest_id: number, size: number) {
  const lines: string[] = [];
  let open: readonly OpenPeriod[] = [];
  while (lines.length < size) {
    const step = await read(api, 'GET proof/log', { contest_id, from: lines.length });
    if (step.lines.length === 0) break;
    for (const line of step.lines) lines.push(line);
    ({ open } = step);
  }
  if (lines.length < size) throw new Unread(`The site has signed ${plural(size, 'line')} and shows ${lines.length}.`);
  return { lines: lines.slice(0, size), open };
}

type Calls = 'GET proof/checkpoint' | 'GET proof/log' | 'GET proof/opened';

async function read<K extends Calls>(
  api: Pick<ApiClient, 'call'>,
  key: K,
  query: { contest_id: number; from?: number },
): Promise<DataOf<K>> {
  const answer = await api.call<Calls>(key, { query });
  if (answer.error) throw new Unread(answer.error.message);
  return answer.data as DataOf<K>;
}
