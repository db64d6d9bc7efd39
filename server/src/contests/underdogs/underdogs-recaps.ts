import { formatLine, formatList, formatRecord, plural } from '@poolhouse/contract/formats';
import { abbrevOf } from '../game-rows/team-words.rules';
import { datesOf } from '../recaps/dates.rules';
import { latestWeek } from '../recaps/latest-week';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { cardWordsOf, factLines, leadersOf } from '../recaps/told.rules';
import { seasonFacts } from './myseason/my-season';
import { ownSeason } from './myseason/own-season';
import { seasonCard } from './myseason/season-card.rules';
import { readRecapWeek, type WeekInSeason } from './recap/recap-week';
import { recapOf, type DogRecap } from './recap/recap.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** An Underdogs week's recap as a card and as a mail, and a player's season as a card. */
export function underdogsRecaps(reader: UnderdogsReader): RecapSource {
  return {
    type: underdogsKind.type,
    async find(tx, { id, year }, week, now) {
      const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
      const season = await readSeason(tx, reader, { contestId: id, calendar, now });
      if (week < season.contest.firstWeek || week > season.week) return undefined;
      const found = await readRecapWeek(tx, reader, { season, calendar, week, now });
      const recap = found.facts && recapOf(found.facts);
      if (!recap) return undefined;
      return {
        card: cardOf(season, { week, found, recap }),
        page: `${underdogsKind.path}/recap?contest=${id}&week=${week}`,
        lines: factLines(recap.facts),
        own: recap.own,
      };
    },
    latest: latestWeek(reader, underdogsKind),
    async season(tx, contest, entryId, now) {
      const facts = await seasonFacts(tx, reader, contest, now);
      const entry = facts.entries.find(({ id }) => id === entryId);
      const own = entry && ownSeason(facts, entry);
      return own && seasonCard(own);
    },
  };
}

function cardOf({ contest }: UnderdogsSeason, { week, found, recap }: { week: number; found: WeekInSeason; recap: DogRecap }): RecapCard {
  const { winners, best, standings } = recap;
  const [winner, ...others] = winners;
  return {
    pool: contest.name,
    when: formatList([`Week ${week}`, datesOf(found.kickoffs)]),
    label: 'Won the week',
    ...cardWordsOf(
      recap,
      winners.map(({ entry }) => entry.name),
    ),
    picks: winner && others.length === 0 ? [{ mark: 'W', name: abbrevOf(winner.game, winner.side), note: formatLine(winner.spread) }] : [],
    best,
    season: { after: `After ${plural(week - contest.firstWeek + 1, 'week')}`, places: leadersOf(standings.map(placed)) },
  };
}

const placed = ({ Rank, EntryName, Wins, Covers, Losses }: DogRecap['standings'][number]) => ({
  ...{ rank: Rank, name: EntryName, figure: formatRecord(Wins, Covers, Losses) },
});
