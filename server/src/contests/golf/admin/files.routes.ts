import type { GolfFile } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { FileRefused } from '../../../sport/imports/csv-file';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { ImportCommand } from '../../plug';
import { golfImports } from '../imports/golf-imports';
import { boardAt } from '../rules/board.rules';
import { handStateOf, rulingOf } from '../rules/hand.rules';
import { readFacts } from '../stores/facts.store';
import { holdTo } from './hold-to';

const REFUSED_SHOWN = 50;

/** The command line's own import of the same name: one reader for both. */
function importOf(file: GolfFile): ImportCommand {
  const found = golfImports.find(({ name }) => name === `golf-${file}`);
  if (!found) throw new Error(`No import reads golf-${file}`);
  return found;
}

/** Files that set golf up, brought in from the console as from the command line, so that nobody needs a shell for it. */
export function fileRoutes(ctx: Context): void {
  /** A field changes groups, and so what is picked from: as a tournament stands, it is refused, or asked about. */
  const allowing = (confirm: 0 | 1 | undefined) => async (tx: Tx, tid: number) => {
    const now = ctx.clock.now();
    const facts = await readFacts(tx, tid);
    if (facts) holdTo([rulingOf(handStateOf(boardAt(facts, now), now), 'field')], confirm);
  };

  route(ctx, 'POST ad/golf_import', async ({ body, viewer, request }) => {
    const { file, content, tournament, season, confirm, dry_run: dryRun } = body;
    const site = { db: ctx.db, clock: ctx.clock, by: viewer, ip: request.ip, allow: allowing(dryRun === 1 ? undefined : confirm) };
    try {
      const words = await importOf(file).take(site, content, {
        dryRun: dryRun === 1,
        ...(season !== undefined && { season }),
        ...(tournament !== undefined && { tournament }),
      });
      return { result: 'success' as const, message: words, refused: { data: [] } };
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      const data = error.problems.slice(0, REFUSED_SHOWN).map(({ line, reason }, n) => ({ ID: n + 1, line, message: reason }));
      if (dryRun === 1) return { result: 'success' as const, message: `${error.problems.length} refused`, refused: { data } };
      const [first] = data;
      const why = first ? `${first.line === null ? '' : `Line ${first.line}: `}${first.message}` : 'The file cannot be read';
      throw new Refusal('bad_input', `${why.replace(/\.$/, '')}. Nothing was taken.`, { content: 'has lines that cannot be taken' });
    }
  });
}
