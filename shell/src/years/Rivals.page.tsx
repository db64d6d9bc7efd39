import type { DataOf } from '@poolhouse/contract';
import { useBack, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, numberParam, Panel, PanelEmpty, usePageData } from '@poolhouse/shared-ui/board';
import { useNavigate, useParams, useSearchParams } from '@poolhouse/shared-ui/router';
import { rivalAddress, yearsAddress } from './addresses.rules';
import { RivalChoice } from './Choices';
import { DuelStrip } from './DuelStrip';
import { MeetingsPanel } from './MeetingsPanel';
import { RunsPanel } from './RunsPanel';
import { TalliesPanel } from './TalliesPanel';
import { namesOf } from './words.rules';
import { YearsFrame } from './YearsFrame';

type Duel = DataOf<'GET utils/rivals'>;

/** Who is in no circle of the player's is answered as who has played nothing that is over. */
const NOTHING_YET = 'Nothing that this player played in your circle is over yet. The first result that you both have comes here.';

/** `/years/:player`: the player against another, over all contests and years; no number is whoever they met most. Query: `group`. */
export function RivalsPage() {
  const { player = '' } = useParams();
  const group = numberParam(useSearchParams()[0], 'group');
  useTitle('Head to head');
  useBack({ to: yearsAddress(group), label: 'Rivals and years' });
  const known = /^[1-9]\d{0,8}$/.test(player) ? Number(player) : undefined;
  const query = { ...(group !== undefined && { group }), ...(known !== undefined && { player: known }) };
  const page = usePageData('GET utils/rivals', query, noRefresh);
  const go = useNavigate();
  const choice = ({
    config: {
      data: [head],
    },
    players,
  }: Duel) => head && <RivalChoice players={players.data} rival={head.Rival} onChoose={(id) => void go(rivalAddress(id, group))} />;
  return (
    <YearsFrame
      title={titleOf(page.data)}
      of="rivals"
      group={group}
      page={page}
      none={known === undefined ? undefined : NOTHING_YET}
      choice={choice}
    >
      {(data) => <Told data={data} />}
    </YearsFrame>
  );
}

function titleOf(data: Duel | null): string {
  const rival = data?.config.data[0]?.Rival ?? 0;
  return data && rival !== 0 ? `You and ${namesOf(data.players.data).of(rival)}` : 'Head to head';
}

function Told({ data }: { data: Duel }) {
  const { config, players, tallies, runs, meetings, seasons } = data;
  const [head] = config.data;
  const all = tallies.data.find(({ Kind }) => Kind === 'all');
  if (!head || head.Rival === 0 || !all)
    return (
      <Panel title="Head to head">
        <PanelEmpty>
          {head && head.Me !== 0
            ? 'Nobody else has a result where you have one. The next week brings the first meeting.'
            : 'Nothing of yours is over yet: the first week’s results come here.'}
        </PanelEmpty>
      </Panel>
    );
  const names = namesOf(players.data);
  const rival = names.of(head.Rival);
  return (
    <>
      <DuelStrip all={all} runs={runs.data} rival={rival} left={names.left(head.Rival)} />
      <Columns>
        <div>
          <TalliesPanel title="By contest" kind="contest" tallies={tallies.data} meetings={meetings.data} rival={rival} />
          <TalliesPanel title="By year" kind="year" tallies={tallies.data} meetings={meetings.data} rival={rival} />
        </div>
        <div>
          <RunsPanel runs={runs.data} meetings={meetings.data} rival={rival} />
          <MeetingsPanel meetings={meetings.data} seasons={seasons.data} rival={rival} />
        </div>
      </Columns>
    </>
  );
}
