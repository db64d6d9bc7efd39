import type { SquaresConfigRow } from '@poolhouse/contract';
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
import { listTags } from '../../seasons/other-contests-part';
import { boardTag, squaresKind } from '../bbsquares.kind';
import { numbersFrom } from './acts';
import { entryRows, gameRows, payoutRows, squareRows } from './board-rows';
import { changeRows } from './changes.store';
import { isOpen } from './claim.rules';
import { paidEntries, readWords } from './claims.store';
import { nameOf } from './draw-due';
import { readLiveBoard, type LiveBoard } from './live-board';

export interface SquaresPageParams {
  contestId: number;
  year: number;
}

interface OwnModel {
  contest: Contest;
  config: Omit<SquaresConfigRow, 'entry_id' | 'EntryName' | 'my_entry_name' | 'my_entries' | 'isAdmin' | 'contest_ids'>;
  entries: readonly Entry[];
  /** Words by entry, while they are each player's own. */
  sealedWords: ReadonlyMap<number, string>;
  paid: ReadonlySet<number>;
  owed: ReadonlyMap<number, number>;
}

interface SquaresModel extends OwnModel {
  shared: PageLists;
}

/** A squares board: one model a board, shared by all viewers. */
export function squaresPage(directory: Directory): PartedPage<SquaresPageParams> {
  return {
    name: 'bbsquares',
    key: ({ contestId }) => String(contestId),
    parts: [boardPart(directory)],
    mine: [boardsPart(directory)],
  };
}

const boardPart = (directory: Directory) =>
  part<SquaresPageParams, SquaresModel, OwnModel>({
    name: 'board',
    tags: ({ contestId, year }) => [
      tag.contest(contestId),
      boardTag(contestId),
      tag.tournament(year),
      tag.feeds,
      tag.smack(smackBoardOf(squaresKind.type, contestId)),
    ],
    async load(tx, { contestId }, now) {
      const memberships = directory.in(tx);
      const contest = must(await memberships.contest(contestId), 'the contest of a page');
      const entries = await memberships.entriesOf(contestId);
      const live = await readLiveBoard(tx, contest, now);
      return { model: await modelOf(tx, { entries, contest, live, now }), ...momentsOf(live, now) };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ownRows(model, viewer),
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

interface SeenBoard {
  entries: readonly Entry[];
  contest: Contest;
  live: LiveBoard;
  now: number;
}

async function modelOf(tx: Tx, { entries, contest, live, now }: SeenBoard): Promise<SquaresModel> {
  const words = await readWords(tx, contest.id);
  const open = isOpen(live.state);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return {
    contest,
    entries,
    config: configOf(contest, live, { from: scoresFrom(eventsOf(live), await staleScores(tx), now), now }),
    sealedWords: open ? words : new Map(),
    paid: await paidEntries(tx, contest.id),
    owed: new Map(entries.map(({ id }) => [id, owedBy(id, live)])),
    shared: {
      squares: squareRows(live, names),
      entries: entryRows(live, entries),
      events: gameRows(live, names),
      payouts: payoutRows(live),
      changes: await changeRows(tx, contest, now),
      words: open ? [] : [...words].map(([ID, word]) => ({ ID, word })),
      smack: await readSmack(tx, smackBoardOf(squaresKind.type, contest.id)),
    },
  };
}

/** What an entry has to pay in for its squares. */
const owedBy = (id: number, { board, claims }: LiveBoard): number =>
  board.pointsPerSquare * claims.filter(({ entryId }) => entryId === id).length;

const eventsOf = ({ counted }: LiveBoard) => counted.flatMap(({ event }) => event ?? []);

function configOf(contest: Contest, live: LiveBoard, { from, now }: { from: string; now: number }): OwnModel['config'] {
  const { board, counted, state, level, lockAt, claims, pot, sources, tournament } = live;
  const next = counted.filter(({ tipoffAt, winner }) => winner === undefined && tipoffAt > now).map(({ tipoffAt }) => tipoffAt);
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    year: contest.year,
    state,
    lock_at: iso(lockAt),
    points_per_square: board.pointsPerSquare,
    max_squares: board.maxSquares,
    claimed: claims.length,
    Pot: pot,
    playins: board.playins ? 1 : 0,
    halftime_pct: board.halftimePct,
    level,
    commit: board.commitment,
    drawn_at: board.document?.drawn_at ?? '',
    typed_by: board.typedBy ?? '',
    drawn_from:
      board.typedBy === null ? (board.document ? board.document.games.map(({ name }) => name) : sources.map(nameOf)).join(', ') : '',
    corrected_sources: correctedSources(live),
    waits_for: numbersFrom(live) === 'again' ? sources.map(nameOf).join(', ') : '',
    NextTip: next.length === 0 ? '' : iso(Math.min(...next)),
    ScoresFrom: from,
    Bracket: tournament ? 1 : 0,
  };
}

/** Games of the draw whose scores are others now. */
function correctedSources({ board, tournament }: LiveBoard): number {
  return (board.document?.games ?? []).filter(({ game, score1, score2 }) => {
    const event = tournament?.games.find(({ key }) => key === game)?.event;
    return event?.state === 'final' && (event.score1 !== score1 || event.score2 !== score2);
  }).length;
}

const iso = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** The instants at which a board changes by time alone: the field is told, it closes, the first game tips off, and each game. */
function momentsOf({ board, lockAt, firstTip, usualLock, counted, tournament }: LiveBoard, now: number) {
  const moments = [board.lockAt, lockAt, usualLock, firstTip, tournament?.opensAt ?? null, ...counted.map(({ tipoffAt }) => tipoffAt)];
  const known = moments.filter((at): at is number => at !== null);
  return {
    validFrom: Math.max(0, ...known.filter((at) => at <= now)),
    validUntil: Math.min(Infinity, ...known.filter((at) => at > now)),
  };
}

function ownRows(model: OwnModel, viewer: Viewer): PageLists {
  const { contest, config, entries, sealedWords, paid, owed } = model;
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
    // Before the lock players see their own alone; an administrator's eyes are no exception.
    words: own.flatMap(({ id }) => (sealedWords.has(id) ? [{ ID: id, word: sealedWords.get(id) ?? '' }] : [])),
    paid: ids.map((ID) => ({ ID, owed: owed.get(ID) ?? 0, paid: paid.has(ID) ? 1 : 0 })),
  };
}
