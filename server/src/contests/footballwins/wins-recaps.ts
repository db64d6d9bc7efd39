import { formatList, formatRecord, plural } from '@poolhouse/contract/formats';
import { datesOf } from '../recaps/dates.rules';
import { latestWeek } from '../recaps/latest-week';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { cardWordsOf, factLines, leadersOf } from '../recaps/told.rules';
import type { WinsReader } from './footballwins-facts';
import { readSeason } from './footballwins-season';
import { footballWinsKind } from './footballwins.kind';
import { seasonFacts } from './myseason/my-season';
import { ownSeason } from './myseason/own-season';
import { seasonCard } from './myseason/season-card.rules';
import { readRecapWeek } from './recap/recap-week';
import type { WinsWeekRecap } from './recap/week.types';
import { abbrevOf } from './recap/words.rules';

/** Teams of the winner that the card shows. */
const SHOWN = 4;

/** An NFL wins week's recap as a card and as a mail, and a player's season as a card. */
export function winsRecaps(reader: WinsReader): RecapSource {
  return {
    type: footballWinsKind.type,
    async find(tx, { id, name, year }, week, now) {
      const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
      const season = await readSeason(tx, reader, { contestId: id, calendar, now });
      const { firstWeek } = season.contest;
      if (week < firstWeek || week > season.showWeek) return undefined;
      const { recap, kickoffs } = await readRecapWeek(tx, season, { week, now });
      if (!recap) return undefined;
      return {
        card: cardOf(recap, { pool: name, when: formatList([`Week ${week}`, datesOf(kickoffs)]), weeks: week - firstWeek + 1 }),
        page: `${footballWinsKind.path}/recap?contest=${id}&week=${week}`,
        lines: factLines(recap.facts),
        own: recap.own,
      };
    },
    latest: latestWeek(reader, footballWinsKind),
    async season(tx, contest, entryId, now) {
      const facts = await seasonFacts(tx, reader, contest, now);
      const entry = facts.entries.find(({ id }) => id === entryId);
      const own = entry && ownSeason(facts, entry);
      return own && seasonCard(own);
    },
  };
}

function cardOf(recap: WinsWeekRecap, { pool, when, weeks }: { pool: string; when: string; weeks: number }): RecapCard {
  const [winner, ...others] = recap.winners;
  const won = recap.games.filter(({ entryId, result }) => entryId === winner?.entry_id && result === 'W');
  return {
    ...{ pool, when, label: 'Won the week', best: '' },
    ...cardWordsOf(
      recap,
      recap.winners.map(({ EntryName }) => EntryName),
    ),
    picks:
      others.length > 0
        ? []
        : won.slice(0, SHOWN).map((one) => ({ mark: 'W', name: abbrevOf(one), note: formatRecord(one.own, one.against) })),
    season: {
      after: `After ${plural(weeks, 'week')}`,
      places: leadersOf(
        [...recap.standings]
          .sort((a, b) => a.Season - b.Season)
          .map(({ Season: rank, EntryName: name, SeasonWins, SeasonLosses }) => ({
            rank,
            name,
            figure: formatRecord(SeasonWins, SeasonLosses),
          })),
      ),
    },
  };
}
