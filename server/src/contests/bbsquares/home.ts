import { formatRecord } from '@poolhouse/contract/formats';
import { scope } from '../../ground/db/database';
import type { HomeFacts, HomePart, HomeSource } from '../../people/home/home-source';
import { presentContests } from '../access';
import { liveGame } from '../game-rows/live-game.rules';
import type { Memories } from '../memories';
import { boardScope, squaresKind } from './bbsquares.kind';
import { entryRows, gameRows } from './board/board-rows';
import { readLiveBoard } from './board/live-board';
import { homeLine } from './home.rules';
import { must } from '../../ground/must';

/** What squares tell the home page: the boards of the present season, and of those to come, in which the player has an entry. */
export function squaresHome({ directory }: Pick<Memories, 'directory'>): HomeSource {
  const partOf = (contestId: number, year: number): HomePart => ({
    key: `${squaresKind.type}:${contestId}`,
    scopes: () => [scope.contests, scope.contest(contestId), boardScope(contestId), scope.tournament(year)],
    async load(tx, now) {
      const { contestById, entriesByContest } = await directory.readIn(tx);
      const contest = must(contestById.get(contestId), 'the contest of a home line');
      const entries = entriesByContest.get(contestId) ?? [];
      const live = await readLiveBoard(tx, contest, now);
      const standings = entryRows(live, entries);
      const games = gameRows(live, new Map(entries.map(({ id, name }) => [id, name])));
      const on = games.filter(({ state }) => state === 'in_progress');
      const moments = [live.lockAt, live.firstTip].filter((at): at is number => at !== null);
      return {
        model: (viewer): HomeFacts => {
          const own = entries.filter(({ userId }) => userId === viewer.userId);
          const pool = contest.name;
          return {
            lines: own.map(({ id, name }) => ({
              id,
              entry: name,
              pool,
              facts: homeLine({ contestId, entryId: id, live, standings, games }),
            })),
            live: own.flatMap(({ id }) =>
              on
                .filter((game) => game.entry_id === id)
                .flatMap((game) => {
                  const event = live.counted.find(({ key }) => key === game.game)?.event;
                  if (!event) return [];
                  return [
                    {
                      ID: `${id}-${game.ID}`,
                      pool,
                      ...liveGame(event),
                      pick: formatRecord(game.x_score, game.y_score),
                      spread: null,
                      result: -1,
                      push: 0 as const,
                    },
                  ];
                }),
            ),
            locks: [],
          };
        },
        validFrom: Math.max(0, ...moments.filter((at) => at <= now)),
        validUntil: Math.min(Infinity, ...moments.filter((at) => at > now)),
      };
    },
  });
  return {
    contest: squaresKind.name,
    async partsFor(viewer, now) {
      const contests = presentContests(await directory.read(), viewer.userId, squaresKind, now);
      return contests.map(({ id, year }) => partOf(id, year));
    },
  };
}
