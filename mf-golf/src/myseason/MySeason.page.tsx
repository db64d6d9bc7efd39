import type { DataOf } from '@poolhouse/contract';
import { formatMoney, formatToPar } from '@poolhouse/shared-ui';
import { noRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { MySeasonScreen, SeasonFacts, SeasonHead } from '@poolhouse/shared-ui/my-season';
import { recapAddress } from '../contest/recap-address.rules';
import { useContestAddress } from '../contest/useTournamentAddress';
import { sections } from '../sections';
import { isRun } from './cells.rules';
import { GolfersPanel } from './GolfersPanel';
import { RulesPanel } from './RulesPanel';

type MySeasonPage = DataOf<'GET golf/my_season'>;

/** `/golf/season/me`: my season, tournament by tournament, and what my golfers were worth. Query: `contest`. */
export default function MySeason() {
  const { chosen, query } = useContestAddress();
  const page = usePageData('GET golf/my_season', query, noRefresh);
  useForgetLost(chosen, page.error);
  return (
    <MySeasonScreen
      name="My Golf Season"
      page={page}
      sections={sections}
      above="/golf/season"
      back="/golf"
      file="golf-season"
      unit="tournament"
    >
      {(data, head) => <Told data={data} head={head} />}
    </MySeasonScreen>
  );
}

function Told({ data, head }: { data: MySeasonPage; head: MySeasonPage['config']['data'][number] }) {
  const { data: tournaments } = data.tournaments;
  const [beside] = data.beside.data;
  const byNumber = new Map(tournaments.map((one) => [one.Week, one]));
  return (
    <>
      <div>
        <SeasonHead
          head={head}
          record={`${formatToPar(head.Score)}, ${formatMoney(head.Points)} won`}
          says={head.Gap}
          weeks={tournaments}
          unit="tournament"
        />
        <GolfersPanel tournaments={tournaments} picks={data.picks.data} facts={data.facts.data} />
        {beside && <RulesPanel rules={data.rules.data} beside={beside} of={tournaments.length} />}
      </div>
      <div>
        <SeasonFacts
          facts={data.facts.data.filter((fact) => !isRun(fact))}
          unit="tournament"
          weekAddress={(number) => recapAddress(byNumber.get(number)?.tid ?? 0)}
          weekName={(number) => byNumber.get(number)?.Name ?? ''}
        />
      </div>
    </>
  );
}
