import { formatList, formatRecord } from '@poolhouse/shared-ui';
import { MySeasonScreen, SeasonFacts, SeasonHead } from '@poolhouse/shared-ui/my-season';
import { EntrySelect } from '@poolhouse/shared-ui/screen';
import { recapAddress } from '../contest/recap-address.rules';
import { sections } from '../sections';
import { isRun } from './cells.rules';
import { PicksPanel } from './PicksPanel';
import { RulesPanel } from './RulesPanel';
import { useMySeason, type MySeasonPage } from './useMySeason';

/** `/underdogs/season/me`: my season, dog by dog, and what my picks were worth. Query: `year`, `entry`. */
export default function MySeason() {
  const { page, year, chooseEntry } = useMySeason();
  const mine = page.data?.mine.data ?? [];
  return (
    <MySeasonScreen
      name="My Underdogs Season"
      page={page}
      sections={sections}
      above="/underdogs/season"
      back="/underdogs"
      file="underdogs-season"
      selector={
        mine.length > 1 && (
          <EntrySelect
            entries={mine.map(({ ID, EntryName }) => ({ id: ID, entry_name: EntryName }))}
            value={page.data?.config.data[0]?.entry_id ?? 0}
            onChange={chooseEntry}
          />
        )
      }
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

function Told({ data: { weeks, facts, rules, luck }, head, year }: Props) {
  const { Wins, Covers, Losses, Gap } = head;
  const [beside] = luck.data;
  return (
    <>
      <div>
        <SeasonHead
          head={head}
          record={formatRecord(Wins, Covers, Losses)}
          says={formatList([`${Wins} won`, `${Covers} covered`, `${Losses} lost`, ...(Gap === '' ? [] : [Gap])])}
          weeks={weeks.data}
        />
        <PicksPanel weeks={weeks.data} facts={facts.data} year={year} />
        {beside && <RulesPanel rules={rules.data} luck={beside} weeks={weeks.data} />}
      </div>
      <div>
        <SeasonFacts facts={facts.data.filter((fact) => !isRun(fact))} weekAddress={(week) => recapAddress(week, year)} />
      </div>
    </>
  );
}
