import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { canonical } from '../../ground/proof/canonical';
import type { Contest } from '../contest';
import { linesOfKinds } from '../log/log.store';
import type { saltsOf } from './salts';
import { slotKey, type SealSource } from './seal-source';
import { openingsOf } from './seals.store';

type OpenedRow = DataOf<'GET proof/opened'>['opened'][number];
type ShownResult = NonNullable<DataOf<'GET proof/opened'>['results']>[number];

interface Opener {
  source: SealSource;
  contest: Contest;
  now: number;
  saltOf: ReturnType<typeof saltsOf>;
}

/** What was opened, each with the way to its seal and as the board shows it now. @param period of one round alone */
export async function openedRows(tx: Tx, { source, contest, now, saltOf }: Opener, period?: string): Promise<OpenedRow[]> {
  const openings = await openingsOf(tx, contest.id, period);
  const shown = await source.shown(tx, contest, { now, periods: [...new Set(openings.map((one) => one.period))] });
  return openings.map((one) => {
    const board = shown.get(slotKey(one.entry, one.period, one.slot));
    return {
      ...one,
      salt: saltOf(one),
      path: one.path.map((hash) => hash.toString('base64')),
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
