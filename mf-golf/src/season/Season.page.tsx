import { useMemo } from 'react';
import { formatLongDay, formatRank, formatSigned, moneyDigits, token, type, useTitle } from '@poolhouse/shared-ui';
import {
  ContestChoices,
  DataTable,
  entryColumn,
  figure,
  noRefresh,
  numberParam,
  Panel,
  PanelEmpty,
  Stack,
  useContest,
  useForgetLost,
  usePageData,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import { RacePanel } from '@poolhouse/shared-ui/season';
import type { DataOf, GolfRecapStandingRow } from '@poolhouse/contract';
import { Chosen, TwoLines } from '../board/board.styles';
import { sideOf, ToPar } from '../contest/HoleMark';
import { pointsIn, toParText } from '../contest/score.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { sections } from '../sections';
import { tieFoot } from '../standings/tie-foot';
import { SeasonTables } from './SeasonTables';
import { underPar } from './under-par';

type Recap = DataOf<'GET golf/recap'>;

/** `/golf/season`: the season's standings and money, its race, and the recap of an official tournament. Query: `contest`, `tid`. */
export default function Season() {
  useTitle('Golf Season');
  const [params, setParams] = useSearchParams();
  const tid = numberParam(params, 'tid');
  const chosen = useContest('golf_contest_id');
  const { contest } = chosen;
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }) }), [contest, tid]);
  const page = usePageData('GET golf/recap', query, noRefresh);
  useForgetLost(chosen, page.error);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title="Golf Season"
      sections={sections}
      page={page}
      waiting="Season standings"
      selector={
        config && page.data ? (
          <Chosen>
            <ContestChoices
              contests={page.data.contests.data}
              shown={{ id: config.contest_id, name: config.contest_name }}
              onContest={chosen.choose}
              years={[]}
              year={0}
              onYear={() => undefined}
            />
            <TournamentSelect
              tournaments={page.data.tournaments.data}
              shown={config.tid}
              onChange={(one) => setParams({ tid: String(one) })}
            />
          </Chosen>
        ) : (
          otherTournaments(page.error, contest)
        )
      }
    >
      {(data) => (
        <Stack>
          <SeasonTables race={data.race.data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <Race data={data} entryId={data.config.data[0]?.entry_id ?? 0} />
          <RecapPanels data={data} />
        </Stack>
      )}
    </Screen>
  );
}

/** The lowest sum of scores leads, so the way behind is in strokes. */
function Race({ data, entryId }: { data: Recap; entryId: number }) {
  const rows = useMemo(
    () => data.race.data.map(({ entry_id, EntryName, Event, Score, Rank }) => ({ entry_id, EntryName, Week: Event, value: -Score, Rank })),
    [data.race.data],
  );
  return <RacePanel rows={rows} entryId={entryId} unit="stroke" step="event" title="Race of the season" figure={underPar} />;
}

function RecapPanels({ data }: { data: Recap }) {
  const config = data.config.data[0];
  if (!config || config.tid === 0)
    return (
      <Panel title="Recap">
        <PanelEmpty>No tournament of this season is official yet.</PanelEmpty>
      </Panel>
    );
  return (
    <>
      <Panel
        title={`Recap: ${config.Name}`}
        action={`Official ${formatLongDay(config.OfficialAt)}${config.double ? ', counts double' : ''}`}
        foot="Frozen when it became official: nothing here changes any more."
      >
        {config.cancelled === 1 ? (
          <PanelEmpty>It was cancelled, or too short: no scores, and its prizes join those of the season.</PanelEmpty>
        ) : (
          <Highlights>
            {data.highlights.data.map(({ ID, label, value, note }) => (
              <div key={ID}>
                <dt>{label}</dt>
                <dd>
                  <b>{withMinus(value)}</b> {note}
                </dd>
              </div>
            ))}
          </Highlights>
        )}
      </Panel>
      {config.cancelled === 0 && (
        <Panel
          title="Final standings"
          foot={
            <>
              <div>In brackets: the holes on which this golfer alone made the ball that counted.</div>
              {tieFoot(data.standings.data)}
            </>
          }
        >
          <Standings rows={data.standings.data} />
        </Panel>
      )}
      {data.corrections.data.length > 0 && (
        <Panel title="Corrections" action="told, not graded">
          <Corrections>
            {data.corrections.data.map(({ ID, at, text }) => (
              <li key={ID}>
                {text} <small>{formatLongDay(at)}</small>
              </li>
            ))}
          </Corrections>
        </Panel>
      )}
    </>
  );
}

function Standings({ rows }: { rows: readonly GolfRecapStandingRow[] }) {
  const isMine = (row: GolfRecapStandingRow) => row.mine === 1;
  const points = pointsIn(rows.map((row) => row.Points));
  const digits = moneyDigits(rows.map((row) => row.side_action_points));
  return (
    <DataTable<GolfRecapStandingRow>
      caption="Final standings"
      columns={[
        { key: 'rank', head: 'Rank', render: (row) => (row.Rank === 0 ? '–' : formatRank(row.Rank, row.Shared === 1)) },
        {
          ...entryColumn<GolfRecapStandingRow>(isMine),
          render: (row) => (
            <TwoLines>
              <b>{row.EntryName}</b>
              <small>{row.Picks}</small>
              {row.Won !== '' && <small>{row.Won}</small>}
            </TwoLines>
          ),
        },
        {
          key: 'rounds',
          head: 'Rounds',
          align: 'right',
          hideOnPhone: true,
          render: (row) =>
            row.Rounds.split(',')
              .map((round) => toParText(round === '' ? null : Number(round)))
              .join('\u00a0\u00a0'),
        },
        {
          key: 'score',
          head: 'Score',
          align: 'right',
          render: (row) => <ToPar data-side={sideOf(row.Score)}>{toParText(row.Score)}</ToPar>,
        },
        figure('Points', (row) => points(row.Points)),
        {
          ...figure<GolfRecapStandingRow>('Side', (row) => (row.side_action === 0 ? '' : formatSigned(row.side_action_points, digits))),
          hideOnPhone: true,
        },
      ]}
      rows={rows}
      rowKey={(row) => row.ID}
      mine={isMine}
    />
  );
}

/** A minus that is as wide as the plus. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

const Highlights = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  margin: 0;
  div {
    padding: 10px 14px;
    border-bottom: 1px solid ${token.line};
  }
  dt {
    ${type.head};
    color: ${token.ink3};
  }
  dd {
    ${type.cell};
    margin: 2px 0 0;
    color: ${token.ink2};
  }
  b {
    ${type.value};
    margin-right: 6px;
    color: ${token.ink};
  }
`;

const Corrections = styled.ul`
  ${type.body};
  margin: 0;
  padding: 10px 14px 10px 32px;
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
