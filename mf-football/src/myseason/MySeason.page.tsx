import { formatList, formatPercent, formatRecord, plural } from '@poolhouse/shared-ui';
import { MySeasonScreen, SeasonFacts, SeasonHead } from '@poolhouse/shared-ui/my-season';
import { recapAddress } from '../contest/recap-address.rules';
import { sections } from '../sections';
import { CoinPanel } from './CoinPanel';
import { isRun } from './facts.rules';
import { PicksPanel } from './PicksPanel';
import { ShelfPanel } from './ShelfPanel';
import { useMySeason, type MySeasonPage } from './useMySeason';

/** `/football/season/me`: my season, pick by pick, and what it was worth. Query: `year`. */
export default function MySeason() {
  const { page, year } = useMySeason();
  return (
    <MySeasonScreen
      name="My Football Season"
      page={page}
      sections={sections}
      above="/football/season"
      back="/football"
      file="season"
      meanwhile={(data) => data.shelf.data.length > 0 && <ShelfPanel rows={data.shelf.data} year={data.config.data[0]?.Year} />}
    >
      {(data, head) => <Told data={data} head={head} year={year} />}
    </MySeasonScreen>
  );
}

interface Props {
  data: MySeasonPage;
  head: MySeasonPage['config']['data'][number];
  year: number | undefined;
}

function Told({ data: { weeks, picks, facts, coin, shelf }, head, year }: Props) {
  const { Wins, Losses, Points, Gap } = head;
  const played = Wins + Losses;
  const [tossed] = coin.data;
  return (
    <>
      <div>
        <SeasonHead
          head={head}
          record={formatList([formatRecord(Wins, Losses), ...(played > 0 ? [formatPercent(Wins / played, 1)] : [])])}
          says={formatList([`${plural(Points, 'point')} won`, ...(Gap === '' ? [] : [Gap])])}
          weeks={weeks.data}
        />
        <PicksPanel weeks={weeks.data} picks={picks.data} facts={facts.data} year={year} />
        {tossed && <CoinPanel coin={tossed} />}
      </div>
      <div>
        <SeasonFacts facts={facts.data.filter((fact) => !isRun(fact))} weekAddress={(week) => recapAddress(week, year)} />
        <ShelfPanel rows={shelf.data} year={head.Year} />
      </div>
    </>
  );
}
