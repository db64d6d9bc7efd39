import type { FootballRecapConfig, FootballRecapPick, RecapSaid } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import { tag, type Tx } from '../../../ground/db/database';
import { saidBetween } from '../../../people/smack/said.store';
import { boardOf } from '../../../people/smack/smack.store';
import { isOffBoard } from '../../../sport/games/game.rules';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import { instant } from '../../game-rows/game-rows';
import { datesOf } from '../../recaps/dates.rules';
import { windowOf } from '../../weeks/calendar';
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
        said: recap ? await saidThatNight(tx, board) : [],
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
  const last = Math.max(...open.map(({ kickoffAt }) => kickoffAt));
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    Week: week,
    ShowWeek: showWeek,
    Year: contest.year,
    FirstWeek: contest.firstWeek,
    Over: recap ? 1 : 0,
    Dates: datesOf(played.map(({ kickoffAt }) => kickoffAt)),
    Open: open.length,
    OpenAt: open.length > 0 ? instant(last) : '',
    Perfect: recap?.winners.length ?? 0,
    Headline: recap?.headline ?? '',
    Winners: formatList(recap?.winners.map(({ name }) => name) ?? []),
    Says: recap?.says ?? '',
    Note: recap?.note ?? '',
    Best: recap?.winners.length === 0 ? bestOf(recap.standings) : '',
    Won: recap?.picks.won ?? 0,
    Lost: recap?.picks.lost ?? 0,
    Pushed: recap?.picks.pushed ?? 0,
  };
}

/** The line after the last game had begun that most reacted to while the week was on: it stays the one, whatever is written later. */
async function saidThatNight(tx: Tx, { contest, calendar, week, games }: Board): Promise<RecapSaid[]> {
  const from = Math.max(...games.filter((game) => !isOffBoard(game)).map(({ kickoffAt }) => kickoffAt));
  const until = windowOf(calendar, week)?.closesAt ?? Infinity;
  return saidBetween(tx, boardOf(footballKind.type, contest.id), { from, until });
}
