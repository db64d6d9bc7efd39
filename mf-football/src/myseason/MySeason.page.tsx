import type { MySeasonConfig } from '@poolhouse/contract';
import { useBack, useTitle } from '@poolhouse/shared-ui';
import { Columns, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { sections } from '../sections';
import { CoinPanel } from './CoinPanel';
import { Facts } from './Facts';
import { HeadPanel } from './HeadPanel';
import { PicksPanel } from './PicksPanel';
import { ShareSeason } from './ShareSeason';
import { ShelfPanel } from './ShelfPanel';
import { useMySeason, type MySeasonPage } from './useMySeason';

const ABOVE = { to: '/football/season', label: 'Season' };

/** `/football/season/me`: my season, pick by pick, and what it was worth. Query: `year`. */
export default function MySeason() {
  useTitle('My Football Season');
  useBack(ABOVE);
  const { page, year } = useMySeason();
  return (
    <Screen title="Your season" sections={sections} page={page} waiting="Your season">
      {(data) => (
        <>
          <Told data={data} year={year} />
          <BackLink to="/football" />
          <Shared config={data.config.data[0]} />
        </>
      )}
    </Screen>
  );
}

/** A season of too few weeks has no picture. */
const Shared = ({ config }: { config: MySeasonConfig | undefined }) =>
  config && config.Rank > 0 ? <ShareSeason key={config.contest_id} config={config} /> : null;

function Told({ data, year }: { data: MySeasonPage; year: number | undefined }) {
  const config = data.config.data[0];
  const picks = data.picks.data;
  const weeks = data.weeks.data;
  const shelf = <ShelfPanel rows={data.shelf.data} year={config?.Year} />;
  if (!config || config.Rank === 0)
    return (
      <Columns>
        <Panel title="Your season">
          <PanelEmpty>{config && config.entry_id === 0 ? 'You have no entry in this contest.' : 'Three weeks make a season.'}</PanelEmpty>
        </Panel>
        {data.shelf.data.length > 0 ? shelf : null}
      </Columns>
    );
  const coin = data.coin.data[0];
  return (
    <Columns>
      <div>
        <HeadPanel config={config} weeks={weeks} />
        <PicksPanel weeks={weeks} picks={picks} facts={data.facts.data} year={year} />
        {coin && <CoinPanel coin={coin} />}
      </div>
      <div>
        <Facts facts={data.facts.data} year={year} />
        {shelf}
      </div>
    </Columns>
  );
}
