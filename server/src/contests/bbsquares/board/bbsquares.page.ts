import type { SquaresConfigRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { tag, type Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { readSmack } from '../../../people/smack/smack-rows.store';
import { boardOf as smackBoardOf } from '../../../people/smack/smack.store';
import { staleScores } from '../../../sport/feeds/health.store';
import { scoresFrom } from '../../../sport/feeds/rules/scores-from.rules';
import type { Mine, PageLists, PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Contest, Entry } from '../../contest';
import { contestsFor } from '../../entries/access';
import type { Directory } from '../../entries/directory';
import { ownInPlay } from '../../game-rows/own-in-play';
import { momentsPart } from '../../moments/moments-part';
import { listTags } from '../../seasons/other-contests-part';
import { squaresKind } from '../bbsquares.kind';
import { BOARD_ROUND } from '../paying-squares.rules';
import { changeRows } from './changes.store';
import { isOpen } from './claim.rules';
import { paidEntries, readWords } from './claims.store';
import { squaresInPlay, type SquaresInPlay } from './in-play.rules';
import { boardTags, readSeenBoard, type SeenBoard, type SquaresReader } from './read-board';
import type { BoardConfig } from './seen-board';

export interface SquaresPageParams {
  contestId: number;
  year: number;
}

interface OwnModel {
  contest: Contest;
  config: BoardConfig & Pick<SquaresConfigRow, 'ScoresFrom'>;
  entries: readonly Entry[];
  /** Words by entry, while they are each player's own. */
  sealedWords: ReadonlyMap<number, string>;
  paid: ReadonlySet<number>;
  /** What an entry has to pay in for its squares. */
  owed: ReadonlyMap<number, number>;
  seen: SquaresInPlay;
}

interface SquaresModel extends OwnModel {
  shared: PageLists;
}

/** Each game makes one, and stands on the board with its square and what it paid: the earlier ones would say it twice. */
const MOMENTS = 12;

/** A squares board: one model a board, shared by all viewers. */
export function squaresPage(reader: SquaresReader): PartedPage<SquaresPageParams> {
  return {
    name: 'bbsquares',
    key: ({ contestId }) => String(contestId),
    parts: [boardPart(reader), moments(reader)],
    mine: [boardsPart(reader.directory)],
  };
}

const boardPart = (reader: SquaresReader) =>
  part<SquaresPageParams, SquaresModel, OwnModel>({
    name: 'board',
    tags: ({ contestId, year }) => [...boardTags({ id: contestId, year }), tag.feeds, tag.smack(smackBoardOf(squaresKind.type, contestId))],
    async load(tx, { contestId }, now) {
      const memberships = reader.directory.in(tx);
      const contest = must(await memberships.contest(contestId), 'the contest of a page');
      const entries = await memberships.entriesOf(contestId);
      const seen = await readSeenBoard(tx, reader, contest, now);
      const { validFrom, validUntil } = seen;
      return { model: await modelOf(tx, { contest, entries, seen, now }), validFrom, validUntil };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ownRows(model, viewer),
  });

const moments = (reader: SquaresReader) =>
  momentsPart<SquaresPageParams>(reader.moments, {
    tags: () => [],
    contestId: ({ contestId }) => contestId,
    shown: () => Promise.resolve({ round: BOARD_ROUND, validFrom: 0, validUntil: Infinity }),
    latest: MOMENTS,
  });

/** The viewer's boards, of all years. */
const boardsPart = (directory: Directory) =>
  part<Mine<SquaresPageParams>, PageLists>({
    name: 'boards',
    tags: ({ viewer }) => listTags(viewer, squaresKind.type),
    async load(tx, { viewer }) {
      const boards = await contestsFor(directory.in(tx), viewer, squaresKind.type);
      const config = { ID: 1, contest_ids: boards.map(({ id }) => id).join(',') };
      const contests = boards.map(({ id, name, year }) => ({ id, name, year }));
      return { model: { config: [config], contests }, validFrom: 0, validUntil: Infinity };
    },
    own: (model) => model,
  });

async function modelOf(
  tx: Tx,
  { contest, entries, seen, now }: { contest: Contest; entries: readonly Entry[]; seen: SeenBoard; now: number },
): Promise<SquaresModel> {
  const { config, squares, entries: standings, events, payouts } = seen;
  const held = new Map(standings.map((row) => [row.id, row.squares]));
  const words = await readWords(tx, contest.id);
  const open = isOpen(config.state);
  const counted = events.filter((game) => countsOnBoard(game, config));
  const games = counted.map(({ state, day }) => ({ sport: 'NCAAB' as const, state, kickoffAt: Date.parse(day) }));
  return {
    contest,
    entries,
    config: { ...config, ScoresFrom: scoresFrom(games, await staleScores(tx), now) },
    sealedWords: open ? words : new Map(),
    paid: await paidEntries(tx, contest.id),
    seen: { config, squares, events },
    owed: new Map(entries.map(({ id }) => [id, config.points_per_square * (held.get(id) ?? 0)])),
    shared: {
      squares,
      entries: standings,
      events,
      payouts,
      changes: await changeRows(tx, contest, now),
      words: open ? [] : [...words].map(([ID, word]) => ({ ID, word })),
      smack: await readSmack(tx, smackBoardOf(squaresKind.type, contest.id)),
    },
  };
}

function ownRows(model: OwnModel, viewer: Viewer): PageLists {
  const { contest, config, entries, sealedWords, paid, owed, seen } = model;
  const own = entries.filter((entry) => entry.userId === viewer.userId);
  const [mine] = own;
  const ids = runsContest(viewer, contest) ? [...owed.keys()] : own.map(({ id }) => id);
  const ownConfig: Omit<SquaresConfigRow, 'contest_ids'> = {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    my_entry_name: mine?.name ?? '',
    my_entries: own.map(({ id }) => id).join(','),
    isAdmin: runsContest(viewer, contest) ? 1 : 0,
  };
  return {
    config: [ownConfig],
    mine: ownInPlay(entries, viewer.userId, (id) => squaresInPlay(seen, id)),
    // Before the lock players see their own alone; an administrator's eyes are no exception.
    words: own.flatMap(({ id }) => (sealedWords.has(id) ? [{ ID: id, word: sealedWords.get(id) ?? '' }] : [])),
    paid: ids.map((ID) => ({ ID, owed: owed.get(ID) ?? 0, paid: paid.has(ID) ? 1 : 0 })),
  };
}
