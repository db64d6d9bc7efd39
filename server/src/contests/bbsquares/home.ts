import type { SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';
import { tag } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import type { HomeFacts, HomePart, HomeSource } from '../../people/home/home-source';
import type { Contest, Entry } from '../contest';
import { presentContests } from '../entries/access';
import type { Directory } from '../entries/directory';
import { liveGame } from '../game-rows/live-game.rules';
import type { Memories } from '../memories';
import { boardTag, squaresKind } from './bbsquares.kind';
import { entryRows, gameRows } from './board/board-rows';
import { readLiveBoard, type LiveBoard } from './board/live-board';
import { homeLine } from './home.rules';

/** What squares tell the home page: the boards of the present season, and of those to come, in which the player has an entry. */
export function squaresHome({ directory }: Pick<Memories, 'directory'>): HomeSource {
  return {
    contest: squaresKind.name,
    async partsFor(viewer, now) {
      const contests = await presentContests(directory.now, viewer.userId, squaresKind, now);
      return contests.map((contest) => boardPart(directory, contest));
    },
  };
}

const boardPart = (directory: Directory, { id: contestId, year }: Contest): HomePart => ({
  key: `${squaresKind.type}:${contestId}`,
  tags: () => [tag.contest(contestId), boardTag(contestId), tag.tournament(year)],
  async load(tx, now) {
    const memberships = directory.in(tx);
    const contest = must(await memberships.contest(contestId), 'the contest of a home line');
    const entries = await memberships.entriesOf(contestId);
    const live = await readLiveBoard(tx, contest, now);
    const standings = entryRows(live, entries);
    const games = gameRows(live, new Map(entries.map(({ id, name }) => [id, name])));
    const moments = [live.lockAt, live.firstTip].filter((at): at is number => at !== null);
    return {
      model: (viewer) => factsFor(viewer, { contest, entries, live, standings, games }),
      validFrom: Math.max(0, ...moments.filter((at) => at <= now)),
      validUntil: Math.min(Infinity, ...moments.filter((at) => at > now)),
    };
  },
});

/** A board as it stands, for whoever has entries on it. */
interface SeenBoard {
  contest: Contest;
  entries: readonly Entry[];
  live: LiveBoard;
  standings: readonly SquaresEntryRow[];
  games: readonly SquaresGameRow[];
}

function factsFor(viewer: Viewer, board: SeenBoard): HomeFacts {
  const { contest, entries, live, standings, games } = board;
  const own = entries.filter(({ userId }) => userId === viewer.userId);
  return {
    lines: own.map(({ id, name }) => ({
      id,
      entry: name,
      pool: contest.name,
      facts: homeLine({ contestId: contest.id, entryId: id, live, standings, games }),
    })),
    live: own.flatMap(({ id }) => gamesOn(id, board)),
    locks: [],
  };
}

/** The games that are on, with an entry's square in front. */
function gamesOn(entryId: number, { contest, live, games }: SeenBoard): HomeFacts['live'] {
  const own = games.filter((game) => game.state === 'in_progress' && game.entry_id === entryId);
  return own.flatMap((game) => {
    const event = live.counted.find(({ key }) => key === game.game)?.event;
    if (!event) return [];
    return [
      {
        ID: `${entryId}-${game.ID}`,
        pool: contest.name,
        ...liveGame(event),
        pick: formatRecord(game.x_score, game.y_score),
        spread: null,
        result: -1,
        push: 0 as const,
      },
    ];
  });
}
