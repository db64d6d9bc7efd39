import { formatLine, formatList, plural } from '@poolhouse/contract/formats';
import { isOffBoard } from '../../sport/games/game.rules';
import { datesOf } from '../recaps/dates.rules';
import { latestWeek } from '../recaps/latest-week';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { cardWordsOf, factLines, leadersOf } from '../recaps/told.rules';
import { readBoard, type Board } from './board/board';
import type { FootballDeps } from './football-deps';
import { readSeason } from './football-season';
import { footballKind } from './football.kind';
import { ownSeason } from './myseason/own-season';
import { seasonCard } from './myseason/season-card.rules';
import { hasRecap, recapWeek } from './recap/recap-week';
import { bestOf, recapOf, type Recap } from './recap/recap.rules';
import { readYear } from './season/circle';

/** A football week's recap as a card and as a mail. */
export function footballRecaps(deps: FootballDeps): RecapSource {
  return {
    type: footballKind.type,
    async find(tx, { id, year }, week, now) {
      const calendar = await deps.calendars.readIn(tx, year, footballKind);
      const { contest, season } = await readSeason(tx, deps, { contestId: id, calendar, now });
      if (week < contest.firstWeek || week > season.weeks) return undefined;
      const board = await readBoard(tx, deps, { contestId: id, week, calendar }, now);
      if (!hasRecap(board, now)) return undefined;
      const recap = recapOf(await recapWeek(tx, board, now));
      const page = `${footballKind.path}/recap?contest=${id}&week=${week}`;
      return { card: cardOf(board, recap), page, lines: factLines(recap.facts), own: recap.own };
    },
    latest: latestWeek(deps, footballKind),
    async season(tx, contest, entryId, now) {
      const season = await readYear(tx, deps, contest, now);
      const entry = season.entries.find(({ id }) => id === entryId);
      const own = entry && (await ownSeason(tx, deps, season, { entry, now }));
      return own && seasonCard(own);
    },
  };
}

function cardOf({ contest, week, games }: Board, recap: Recap): RecapCard {
  const dates = datesOf(games.filter((game) => !isOffBoard(game)).map(({ kickoffAt }) => kickoffAt));
  const [winner, ...others] = recap.winners;
  return {
    pool: contest.name,
    when: formatList([`Week ${week}`, dates]),
    label: 'Won the week',
    ...cardWordsOf(
      recap,
      recap.winners.map(({ name }) => name),
    ),
    picks:
      winner && others.length === 0
        ? (recap.cells.get(winner.id) ?? []).map(({ Abbrev, Spread }) => ({ mark: 'W', name: Abbrev, note: formatLine(Spread) }))
        : [],
    best: winner ? '' : bestOf(recap.standings),
    season: { after: `After ${plural(week - contest.firstWeek + 1, 'week')}`, places: leadersOf(seasonOf(recap)) },
  };
}

const seasonOf = ({ standings }: Recap) =>
  [...standings]
    .sort((a, b) => a.Season - b.Season)
    .map(({ Season, EntryName, SeasonWins }) => ({ rank: Season, name: EntryName, figure: String(SeasonWins) }));
