import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { canonical } from '../../ground/proof/canonical';
import type { Contest } from '../contest';
import { linesOfKinds } from '../log/log.store';
import { slotKey, type SealSource } from './seal-source';
import { openingsOf } from './seals.store';

type OpenedRow = DataOf<'GET proof/opened'>['opened'][number];
type ShownResult = NonNullable<DataOf<'GET proof/opened'>['results']>[number];

interface Opener {
  source: SealSource;
  contest: Contest;
  now: number;
  /** @param slot 'entry/period/slot' */
  saltFor(beat: number, slot: string): Buffer;
}

/** What was opened, each with the way to its seal and as the board shows it now. @param period of one round alone */
export async function openedRows(tx: Tx, { source, contest, now, saltFor }: Opener, period?: string): Promise<OpenedRow[]> {
  const openings = await openingsOf(tx, contest.id, period);
  const shown = await source.shown(tx, contest, { now, periods: [...new Set(openings.map((one) => one.period))] });
  return openings.map(({ path, ...one }) => {
    const key = slotKey(one.entry, one.period, one.slot);
    const board = shown.get(key);
    return {
      ...one,
      salt: saltFor(one.beat, key).toString('base64'),
      path: path.map((hash) => hash.toString('base64')),
      says: board?.says ?? '',
      // What was picked anew in a game that has yet to begin is sealed again, so it is not shown here either.
      shown: board ? canonical(board.pick) : pickOf(one.content),
    };
  });
}

/** How the games of a log ended, as the board has it now. */
export async function shownResults(tx: Tx, { source, contest }: Pick<Opener, 'source' | 'contest'>): Promise<ShownResult[]> {
  const told = await linesOfKinds(tx, contest.id, ['began', 'result', 'correction']);
  const events = told.flatMap(({ kind, body }) =>
    kind === 'began' ? (body as { results: { event: number }[] }).results.map(({ event }) => event) : (body as { event: number }).event,
  );
  return [...(await source.scores(tx, [...new Set(events)]))];
}

const pickOf = (content: string): string => canonical((JSON.parse(content) as { pick: never }).pick);
