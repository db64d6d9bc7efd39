import type { Entry } from '../../contests/contest';
import { contestById } from '../../contests/entries/contests.store';
import { entryById, putBackEntry, removeEntry } from '../../contests/entries/entries.store';
import { renameEntries } from '../../contests/entries/rename-entries.store';
import type { Undoing } from '../../contests/overrides';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import { boardOf, putBackSmack } from '../../people/smack/smack.store';
import { enterGame, markManual } from '../../sport/feeds/manual.store';
import { gameById, setLine } from '../../sport/games/games.store';
import type { Context } from '../../web/context';
import { markPaid } from '../contests/payments.store';

type Undo = (undoing: Omit<Undoing, 'contestId'> & { ctx: Pick<Context, 'clock'> }) => Promise<void>;

const gone = () => new Refusal('conflict', 'What this was about is not there any more.');

async function present(tx: Tx, id: unknown): Promise<Entry> {
  const entry = await entryById(tx, Number(id));
  if (!entry) throw gone();
  return entry;
}

/** How the house's own overrides are taken back, by action of the log; others of them are not. */
export const HOUSE_UNDO: Readonly<Record<string, Undo>> = {
  'entry.added': async ({ tx, invalidate, after, now }) => removeEntry(tx, invalidate, await present(tx, after['id']), now),
  'entry.removed': async ({ tx, invalidate, before, now }) => {
    if (await entryById(tx, Number(before['id']))) throw gone();
    await putBackEntry(tx, invalidate, before as unknown as Entry, now);
  },
  'entry.renamed': async ({ tx, invalidate, before, now }) => {
    const entry = await present(tx, before['id']);
    const contest = must(await contestById(tx, entry.contestId), 'the contest of an entry');
    const { id, contestId, userId, name: oldName } = entry;
    const board = boardOf(contest.type, contestId);
    await renameEntries(tx, invalidate, { contestId, now }, [{ id, contestId, userId, board, oldName, newName: String(before['name']) }]);
  },
  'entry.paid': async ({ tx, invalidate, before, viewer, now }) => {
    const entry = await present(tx, before['id']);
    await markPaid(tx, invalidate, entry.id, before['paid'] === 1 ? { at: now, by: viewer.username } : null);
  },
  'smack.moderated': async ({ tx, invalidate, before }) => {
    if (!(await putBackSmack(tx, invalidate, Number(before['id'])))) throw gone();
  },
  'game.set': undoGame,
};

interface LoggedGame {
  id: number;
  state?: string;
  score1?: number | null;
  score2?: number | null;
  spread2?: number | null;
  manual?: 0 | 1;
}

/** Puts a game's score, or its line, back to what it was. */
async function undoGame({ tx, invalidate, before, viewer, reason, now }: Parameters<Undo>[0]): Promise<void> {
  const then = before as unknown as LoggedGame;
  const game = await gameById(tx, then.id);
  if (!game) throw gone();
  if (then.spread2 !== undefined) {
    await setLine(tx, invalidate, game, { spread2: then.spread2, now, source: 'admin' });
    return;
  }
  const state = (then.state ?? game.state) as typeof game.state;
  const status = state === 'final' ? 'Final' : state === game.state ? game.status : '';
  const board = { state, score1: then.score1 ?? null, score2: then.score2 ?? null, status, timeLeft: '' };
  await enterGame(tx, invalidate, game, { board, now, changer: { by: viewer.username, reason } });
  await markManual(tx, game.id, { manual: then.manual === 1 });
}
