import { PICKS_PER_WEEK, Result, type MySeasonFact, type MySeasonPick } from '@poolhouse/contract';
import { formatList, formatPercent, formatRecord, plural } from '@poolhouse/contract/formats';
import { cardHead } from '../../myseason/head.rules';
import type { CardCell, CardFact, SeasonCard } from '../../recaps/recap-source';
import type { OwnSeason } from './own-season';

/** An entry's season as a picture shows it to who is not in the pool. */
export function seasonCard({ head, weeks, picks, facts, coin }: OwnSeason): SeasonCard {
  const { Wins, Losses, Points, Gap } = head;
  const perfect = weeks.filter(({ Wins: wins }) => wins === PICKS_PER_WEEK).length;
  const made = picks.filter(({ Pick }) => Pick !== '');
  const right = made.filter((pick) => pick.Result === Result.win).length;
  return {
    ...cardHead(head),
    record: formatList([formatRecord(Wins, Losses), ...(Wins + Losses > 0 ? [formatPercent(Wins / (Wins + Losses), 1)] : [])]),
    says: formatList([...(Points > 0 ? [`${plural(Points, 'point')} won`] : []), ...(Gap === '' ? [] : [Gap])]),
    weeks: weeks.map(({ Week, Wins: wins }) => ({
      ...{ week: Week, wins, perfect: wins === PICKS_PER_WEEK },
      cells: Array.from({ length: PICKS_PER_WEEK }, (_, n) => cellOf(picks.find(({ Week: of, slot }) => of === Week && slot === n + 1))),
    })),
    facts: [...factOf(facts, 'best', 'Best week'), ...factOf(facts, 'nemesis', 'Nemesis'), ...(coin ? [coinFact(coin)] : [])],
    sum: `After ${plural(weeks.length, 'week')}: ${formatList([
      `${right} of ${plural(made.length, 'pick')} right`,
      ...(perfect > 0 ? [`${plural(perfect, 'week')} of five`] : []),
    ])}`,
  };
}

/** A pick that is missing from a week that is over is lost. */
function cellOf(pick: MySeasonPick | undefined): CardCell {
  if (pick?.Result === Result.win) return 'W';
  if (pick?.Result !== Result.loss) return '';
  return pick.Push === 1 ? 'P' : 'L';
}

const factOf = (facts: readonly MySeasonFact[], wanted: MySeasonFact['ID'], title: string): CardFact[] =>
  facts.filter(({ ID }) => ID === wanted).map(({ Head, Text }) => ({ title, head: Head, text: Text }));

const coinFact = ({ Says, FavWins, FavLosses }: NonNullable<OwnSeason['coin']>): CardFact => ({
  title: 'Beside a coin',
  head: Says,
  text: `Always the favorite: ${formatRecord(FavWins, FavLosses)}`,
});
