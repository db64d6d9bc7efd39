import { useMemo } from 'react';
import { formatPercent, formatSignedPercent, token, useTitle } from '@poolhouse/shared-ui';
import {
  ContestChoices,
  DataTable,
  EntryName,
  figure,
  noRefresh,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  Stack,
  usePageData,
  useShowAll,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import type { GolfConfigRow } from '@poolhouse/contract';
import { Chosen, Halves, TwoLines } from '../board/board.styles';
import type { GolfPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { pointsIn, toParOf, toParText } from '../contest/score.rules';
import { underPar } from '../season/under-par';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { useGolf } from '../contest/useGolf';
import { sections } from '../sections';
import { byChance } from './by-chance.rules';
import type { Chances, EntryChance } from './chances.rules';
import { dayRace } from './day-race.rules';
import { MethodPanel } from './MethodPanel';
import { takenOf, type Taken } from './taken.rules';
import { useChances } from './useChances';

/** `/golf/chances`: who may win, who took whom, and how it is counted. Query: `contest`, `tid`. */
export default function ChancesPage() {
  useTitle('Golf Chances');
  const { page, contest, chooseContest, chooseTournament } = useGolf(false);
  const config = page.data?.config.data[0];
  const contestId = config?.contest_id ?? 0;
  const rules = usePageData(
    'GET golf/rulesdata',
    useMemo(() => (contestId > 0 ? { contest_id: contestId } : null), [contestId]),
    noRefresh,
  );
  const double = config?.double === 1;
  const prizes = useMemo(
    () => rules.data && rules.data.prizes.data.map(({ Weekly, Double }) => (double ? Double : Weekly)),
    [rules.data, double],
  );
  const { chances, open } = useChances(page.data, prizes);
  // What stands below comes when what is above has its height.
  const counted = !open || chances !== null;
  return (
    <Screen
      title={config?.Name || 'Golf Chances'}
      sections={sections}
      page={page}
      waiting="Win chances"
      live
      selector={
        config && page.data ? (
          <Chosen>
            <ContestChoices
              contests={page.data.contests.data}
              shown={{ id: config.contest_id, name: config.contest_name }}
              onContest={chooseContest}
              years={[]}
              year={config.current_year}
              onYear={() => undefined}
            />
            <TournamentSelect tournaments={page.data.tournaments.data} shown={config.current_tournament} onChange={chooseTournament} />
            <span>{statusText(config.status, config.current_round)}</span>
          </Chosen>
        ) : (
          otherTournaments(page.error, contest)
        )
      }
    >
      {(data) => (
        <Stack>
          <Halves>
            {open && rules.error ? (
              <Panel title="Win chances">
                <PanelError message={rules.error.message} onRetry={() => void rules.refresh()} />
              </Panel>
            ) : (
              <ChancesPanel chances={chances} open={open} config={config} data={data} />
            )}
            {counted && <TakenPanel data={data} chances={chances} config={config} />}
          </Halves>
          {counted && config?.locked === 1 && <DayRace data={data} config={config} />}
          {counted && <MethodPanel />}
        </Stack>
      )}
    </Screen>
  );
}

/** The lowest score leads, so the way behind is in strokes. */
function DayRace({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const rows = useMemo(() => dayRace(data, config.current_round), [data, config.current_round]);
  return (
    <RacePanel
      rows={rows}
      entryId={config.entry_id}
      unit="stroke"
      step="hole"
      title={`Race of round ${config.current_round}`}
      figure={underPar}
    />
  );
}

interface Shown {
  chances: Chances | null;
  config: GolfConfigRow | undefined;
  data: GolfPage;
}

/** A smaller chance is no bar, but a speck under the name. */
const LEAST_BAR = 0.005;

function ChancesPanel({ chances, open, config, data }: Shown & { open: boolean }) {
  const scores = new Map(
    data.standings.data.flatMap((row) => (row.Tournament_ID === config?.current_tournament ? [[row.entry_id, row] as const] : [])),
  );
  const isMine = ({ id }: EntryChance) => id === config?.entry_id;
  if (!open)
    return (
      <Panel title="Win chances">
        <PanelEmpty>
          {config?.locked === 1 ? 'Nothing is left to play.' : 'Picks are sealed until the first tee; chances begin with it.'}
        </PanelEmpty>
      </Panel>
    );
  if (!chances)
    return (
      <Panel title="Win chances" action="counting">
        <PanelSkeleton rows={8} />
      </Panel>
    );
  const scoreOf = ({ id }: EntryChance) => scores.get(id)?.Score ?? null;
  const rows = byChance(chances.entries, scoreOf);
  const points = pointsIn(rows.map((row) => row.points));
  return (
    <Panel title="Win chances" action="2,000 ways to finish" foot="Prize: any of the tournament’s. Points: what it brings on average.">
      <DataTable<EntryChance>
        caption="Win chances"
        columns={[
          {
            key: 'entry',
            head: 'Entry',
            rowHead: true,
            width: '100%',
            render: (row) => (
              <Name>
                <EntryName name={row.name} you={isMine(row)} />
                {row.win >= LEAST_BAR && <i aria-hidden style={{ width: `${100 * row.win}%` }} />}
              </Name>
            ),
          },
          {
            key: 'score',
            head: 'Score',
            align: 'right',
            hideOnPhone: true,
            render: (row) => <ToPar data-side={sideOf(scoreOf(row))}>{toParText(scoreOf(row))}</ToPar>,
          },
          figure('Win', (row) => formatPercent(row.win)),
          figure('Prize', (row) => formatPercent(row.paid)),
          figure('Points', (row) => points(row.points)),
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        mine={isMine}
      />
    </Panel>
  );
}

function TakenPanel({ data, chances, config }: Shown) {
  const taken = takenOf(data);
  const entries = data.picks.data.length;
  const worth = ({ id }: Taken) => chances?.leverage.get(id) ?? null;
  const sorted = chances ? [...taken].sort((a, b) => Math.abs(worth(b) ?? 0) - Math.abs(worth(a) ?? 0)) : taken;
  const [shown, more] = useShowAll(sorted, 12, 'golfers');
  return (
    <Panel
      title="Who took whom"
      action={`${taken.length} golfers`}
      foot="Worth to me: my win chance if he birdies his next hole, less that if he bogeys it. For each: the share of the entries that have him."
    >
      {taken.length === 0 ? (
        <PanelEmpty>{config?.locked === 1 ? 'Nobody has a golfer.' : 'Picks are sealed until the first tee.'}</PanelEmpty>
      ) : (
        <>
          <DataTable<Taken>
            caption="Who took whom"
            columns={[
              {
                key: 'golfer',
                head: 'Golfer',
                rowHead: true,
                width: '100%',
                render: (row) => (
                  <TwoLines>
                    <b>{row.name}</b> {row.position} <ToPar data-side={sideOf(toParOf(row.score))}>{toParText(toParOf(row.score))}</ToPar>
                    <small>{row.entries.join(', ')}</small>
                  </TwoLines>
                ),
              },
              figure('Share', (row) => formatPercent(row.entries.length / entries)),
              figure('Worth to me', (row) => {
                const leverage = worth(row);
                return leverage === null ? '–' : formatSignedPercent(leverage);
              }),
            ]}
            rows={shown}
            rowKey={(row) => row.id}
            mine={(row) => row.mine}
          />
          {more}
        </>
      )}
    </Panel>
  );
}

const Name = styled.span`
  display: block;
  i {
    display: block;
    height: 3px;
    min-width: 1px;
    margin-top: 3px;
    background: ${token.brand};
  }
`;
