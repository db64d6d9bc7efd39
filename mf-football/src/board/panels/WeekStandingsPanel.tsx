import type { FootballStandingRow, MomentRow } from '@poolhouse/contract';
import { inNumber } from '@poolhouse/shared-ui';
import {
  DataTable,
  entryColumn,
  figure,
  LONG_TABLE,
  momentMarks,
  Panel,
  PanelEmpty,
  rankColumn,
  TieRule,
  totals,
  type Column,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { movedFromNow, SupposedTag } from '@poolhouse/shared-ui/screen';
import { memo } from 'react';
import { chanceMarks, chanceText, HEAD } from '../../chances/chance-words.rules';
import type { ShownChances } from '../../chances/useWeekChances';
import type { Board } from '../../contest/board.rules';
import { recapAddress } from '../../contest/recap-address.rules';
import { isSupposed, markedColumns } from '../../whatif/marked';
import { recapWeek } from '../recap-link.rules';

interface Props extends Pick<Board, 'config' | 'week' | 'year' | 'supposed'> {
  moments: readonly MomentRow[];
  /** Undefined where nothing of the week is on. */
  shown: ShownChances | undefined;
}

/** What marks a row. */
const MARKS = { perfect: 'Perfect week', pot: 'Took the pot', cigar: 'Took the cigar' };

/** Drawn anew at each score, and up to 500 of them: a name leads nowhere here. */
const nowhere = () => undefined;

function columnsOf(
  { week, supposed, shown }: Pick<Props, 'week' | 'supposed' | 'shown'>,
  marks: ReadonlyMap<number, string>,
  mine: (row: FootballStandingRow) => boolean,
): Column<FootballStandingRow>[] {
  const { wins, losses } = totals(week);
  const columns = [
    rankColumn<FootballStandingRow>(week, wins + losses > 0),
    ...(isSupposed({ supposed }) ? [movedFromNow<FootballStandingRow>()] : []),
    entryColumn(mine, (row: FootballStandingRow) => marks.get(row.entry_id), nowhere),
    figure<FootballStandingRow>('Wins', (row) => row.Wins),
    figure<FootballStandingRow>('Losses', (row) => row.Losses),
    ...(shown
      ? [
          {
            ...figure<FootballStandingRow>(HEAD, (row) => chanceText(shown.chances, row.entry_id)),
            headTitle: 'Chance of five wins in five',
          },
        ]
      : []),
  ];
  return markedColumns(columns, 'standing', { supposed: { ...supposed, ...chanceMarks(shown, week) } });
}

/** 'Week 11 Standings' with what a perfect week wins. */
export const WeekStandingsPanel = memo(function WeekStandingsPanel({ config, week, year, moments, supposed, shown }: Props) {
  const marks = momentMarks(moments, MARKS);
  const mine = (row: FootballStandingRow): boolean => row.entry_id === config.entry_id;
  const forward = config.PointsForward ?? 0;
  const sum = totals(week);
  return (
    <Panel
      id="week"
      title={`Week ${config.Week} Standings`}
      action={isSupposed({ supposed }) ? <SupposedTag /> : <RecapLink config={config} week={week} year={year} />}
      foot={
        <>
          Points available this week: <strong>{config.PointsThisWeek}</strong> {inNumber(config.PointsThisWeek, 'point')}
          {forward > 0 && `, ${forward} pushed forward`}
          <br />
          <TieRule />
          {shown && (
            <>
              <br />5 of 5: from closing lines, scores and clocks; a sealed pick is even.
            </>
          )}
        </>
      }
    >
      {week.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Week ${config.Week} Standings`}
          columns={columnsOf({ week, supposed, shown }, marks, mine)}
          rows={week}
          rowKey={(row) => row.ID}
          mine={mine}
          pinMine={week.length > LONG_TABLE}
          total={{ entry: 'Total', Wins: sum.wins, Losses: sum.losses }}
        />
      )}
    </Panel>
  );
});

function RecapLink({ config, week, year }: Pick<Props, 'config' | 'week' | 'year'>) {
  const recap = recapWeek(config, week);
  if (recap === 0) return null;
  return <Link to={recapAddress(recap, year === config.Year ? undefined : year)}>Week {recap} recap</Link>;
}
