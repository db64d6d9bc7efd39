import { formatPercent } from '@poolhouse/shared-ui';
import { MySeasonScreen, SeasonFacts, SeasonHead } from '@poolhouse/shared-ui/my-season';
import { recordOf } from '../record';
import { sections } from '../sections';
import { weekAddress } from './addresses.rules';
import { LinesPanel } from './LinesPanel';
import { TeamsPanel } from './TeamsPanel';
import { useMySeason, type MySeasonPage } from './useMySeason';

/** `/footballwins/season/me`: my season, team by team, and what it was worth beside the lines. Query: `year`. */
export default function MyWinsSeason() {
  const { page, year } = useMySeason();
  return (
    <MySeasonScreen
      name="My NFL Wins Season"
      page={page}
      sections={sections}
      above="/footballwins/season"
      back="/footballwins"
      file="nfl-wins-season"
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

function Told({ data: { weeks, teams, facts, luck }, head, year }: Props) {
  const played = head.Wins + head.Losses + head.Ties;
  const [beside] = luck.data;
  return (
    <>
      <div>
        <SeasonHead
          head={head}
          record={`${recordOf(head)}${played > 0 ? `, ${formatPercent(head.Points / played, 1)}` : ''}`}
          says={head.Gap}
          weeks={weeks.data}
        />
        <TeamsPanel teams={teams.data} weeks={weeks.data} year={year} />
        {beside && <LinesPanel luck={beside} />}
      </div>
      <div>
        <SeasonFacts facts={facts.data} weekAddress={(week) => weekAddress(week, year)} />
      </div>
    </>
  );
}
