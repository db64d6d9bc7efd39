import type { FootballRecapConfig, FootballRecapPick, RecapSaid } from '@poolhouse/contract';
import { tag, type Tx } from '../../../ground/db/database';
import { boardOf } from '../../../people/smack/smack.store';
import { isOffBoard } from '../../../sport/games/game.rules';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import { saidThatNight } from '../../recaps/said-that-night';
import { weekHead } from '../../recaps/told.rules';
import { seasonTags } from '../../weeks/season-tags';
import { readBoard, type Board, type BoardParams } from '../board/board';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import type { FootballEntry } from '../money/terms.store';
import { hasRecap, recapWeek } from './recap-week';
import { bestOf, recapOf, type Recap } from './recap.rules';

/** Week 0 is the last one that is over. */
export type RecapParams = BoardParams;

interface RecapModel {
  config: Omit<FootballRecapConfig, 'entry_id' | 'EntryName' | 'Mine'>;
  /** Null while the week is not over. */
  recap: Pick<Recap, 'facts' | 'standings' | 'cells' | 'own' | 'winners'> | null;
  said: readonly RecapSaid[];
  entries: readonly FootballEntry[];
}

const NO_CELLS: readonly FootballRecapPick[] = [];

/** What a week came to. It is made from the week's facts whenever one of them changes, and from nothing else. */
export function recapPage(deps: FootballDeps): PartedPage<RecapParams> {
  return {
    name: 'football-recap',
    key: ({ contestId, week, calendar }) => [contestId, week, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [recapPart(deps)],
  };
}

const recapPart = (deps: FootballDeps) =>
  part<RecapParams, RecapModel, Omit<RecapModel, 'said'>>({
    name: 'recap',
    tags: ({ contestId, calendar }) => [...seasonTags(contestId, calendar), tag.smack(boardOf(footballKind.type, contestId))],
    async load(tx, params, now) {
      const board = await recapBoard(tx, deps, params, now);
      const recap = hasRecap(board, now) ? recapOf(await recapWeek(tx, board, now)) : null;
      const { entries, validFrom, validUntil } = board;
      const model: RecapModel = {
        config: configOf(board, recap),
        recap,
        said: recap ? await saidThatNight(tx, footballKind.type, saidIn(board)) : [],
        entries,
      };
      return { model, validFrom, validUntil };
    },
    shared: ({ recap, said }) => ({
      facts: recap?.facts ?? [],
      winner: recap?.winners.length === 1 ? (recap.cells.get(recap.winners[0]?.id ?? 0) ?? NO_CELLS) : NO_CELLS,
      standings: recap?.standings ?? [],
      said,
    }),
    keep: ({ config, recap, entries }) => ({ config, recap, entries }),
    own({ config, recap, entries }, viewer) {
      const mine = entries.find(({ userId }) => userId === viewer.userId);
      const Mine = (mine && recap?.own.get(mine.id)) ?? '';
      return {
        config: [{ ...config, entry_id: mine?.id ?? 0, EntryName: mine?.name ?? '', Mine } satisfies FootballRecapConfig],
        mine: (mine && recap?.cells.get(mine.id)) ?? NO_CELLS,
      };
    },
  });

/** The board of the week that is asked for; of none, the last that has a recap, or the one that is on where none has. */
export async function recapBoard(tx: Tx, deps: FootballDeps, params: RecapParams, now: number): Promise<Board> {
  const asked = await readBoard(tx, deps, params, now);
  if (params.week !== 0 || hasRecap(asked, now) || asked.week === asked.contest.firstWeek) return asked;
  return readBoard(tx, deps, { ...params, week: asked.week - 1 }, now);
}

function configOf(board: Board, recap: Recap | null): RecapModel['config'] {
  const { contest, week, showWeek, games } = board;
  const played = games.filter((game) => !isOffBoard(game));
  const open = played.filter(({ state }) => state !== 'final');
  const told = recap && { ...recap, best: recap.winners.length === 0 ? bestOf(recap.standings) : '' };
  const names = recap?.winners.map(({ name }) => name) ?? [];
  return {
    ...weekHead({ contest, week, current: showWeek, open: kickoffsOf(open), kickoffs: kickoffsOf(played) }, told, names),
    Perfect: names.length,
    Won: recap?.picks.won ?? 0,
    Lost: recap?.picks.lost ?? 0,
    Pushed: recap?.picks.pushed ?? 0,
  };
}

const kickoffsOf = (games: Board['games']): number[] => games.map(({ kickoffAt }) => kickoffAt);

const saidIn = ({ contest, calendar, week, games }: Board) => ({
  ...{ contestId: contest.id, calendar, week },
  kickoffs: kickoffsOf(games.filter((game) => !isOffBoard(game))),
});
