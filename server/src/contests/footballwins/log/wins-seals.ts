import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { gamesByIds, regularSeasonGames } from '../../../sport/games/games.store';
import { weekNumber } from '../../../sport/games/week.rules';
import type { Contest } from '../../contest';
import type { LogLine } from '../../log/log.store';
import type { Memories } from '../../memories';
import type { LoggedResult, SealSource } from '../../proof/seal-source';
import { finalScores } from '../../proof/week-seals';
import type { Calendar } from '../../weeks/calendar';
import { footballWinsKind } from '../footballwins.kind';
import { draftOf, seatsOf, teamsOf } from '../footballwins.store';
import { draftedLine, orderLine, ownerLine, teamsLine } from './draft-lines';

/** Nothing of NFL wins is sealed: its log tells in the clear who drafted which team, and how all games of the regular season ended. */
export function winsSeals({ calendars, directory }: Memories): SealSource {
  const calendarOf = (tx: Tx, { year }: Contest) => calendars.readIn(tx, year, footballWinsKind);
  return {
    type: footballWinsKind.type,
    slots: 0,
    rounds: () => Promise.resolve([]),
    async before(tx, contest) {
      const calendar = await calendarOf(tx, contest);
      const over = (await regularSeasonGames(tx, contest.year)).filter(({ state }) => state === 'final').sort((a, b) => a.id - b.id);
      const results = over.map((game) => ({ ...gameOfLog(game, calendar), score1: game.score1, score2: game.score2 }));
      const present = new Set((await directory.in(tx).entriesOf(contest.id)).map(({ id }) => id));
      return { results, picks: [], more: await draftSoFar(tx, contest, present) };
    },
    async games(tx, contest, ids) {
      const calendar = await calendarOf(tx, contest);
      const games = [...(await gamesByIds(tx, [...ids])).values()].filter(
        ({ sport, season, gameType }) => sport === 'NFL' && season === contest.year && gameType === 'REG',
      );
      return new Map(games.map((game) => [game.id, gameOfLog(game, calendar)]));
    },
    scores: finalScores,
    shown: () => Promise.resolve(new Map()),
  };
}

const gameOfLog = ({ id, abbrev1, abbrev2, weekStart }: Game, { start }: Calendar): LoggedResult => ({
  event: id,
  line: null,
  teams: [abbrev1, abbrev2],
  week: start === undefined ? 0 : weekNumber(start, weekStart),
});

/** The draft as it stands when the log begins. @param present entries */
async function draftSoFar(tx: Tx, { id }: Contest, present: ReadonlySet<number>): Promise<LogLine[]> {
  const [teams, seats, picks] = [await teamsOf(tx, id), await seatsOf(tx, id), await draftOf(tx, id)];
  const drafted = new Map(picks.map(({ abbrev, entryId }) => [abbrev, entryId]));
  const changed = teams.filter(({ abbrev, entryId }) => (drafted.get(abbrev) ?? null) !== entryId);
  const here = (entry: number | undefined) => (entry !== undefined && present.has(entry) ? entry : null);
  return [
    ...(teams.length > 0 ? [teamsLine(teams.map(({ abbrev }) => abbrev))] : []),
    ...(seats.length > 0 ? [orderLine(seats)] : []),
    ...picks.map(draftedLine),
    ...changed.map(({ abbrev, entryId }) => ownerLine(abbrev, { before: here(drafted.get(abbrev)), after: entryId })),
  ];
}
