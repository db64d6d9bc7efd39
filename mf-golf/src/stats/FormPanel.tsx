import type { GolfStatsRow, GolfYearResultRow } from '@poolhouse/contract';
import { plural, token, type } from '@poolhouse/shared-ui';
import { Panel, YouTag } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { FormFacts, LiveFacts } from './GolferFacts';
import { PlacesChart } from './PlacesChart';
import { topTens } from './stats.rules';

const LAST_EVENTS = 10;

interface Props {
  golfer: GolfStatsRow;
  /** The tournament has begun, and is not over. */
  live: boolean;
  inSheet: boolean;
  /** Of this year, newest first; undefined until they are known. */
  results: readonly GolfYearResultRow[] | undefined;
  loading: boolean;
}

/** How a golfer plays: in this tournament while it is on, else in general, and his places of the year. */
export function FormPanel({ golfer, live, inSheet, results, loading }: Props) {
  const known = results ?? [];
  return (
    <Panel
      title={inSheet ? 'Form' : golfer.golfer_name}
      action={
        <>
          Group {golfer.group_num + 1}
          {golfer.picked > 0 && `, picked by ${golfer.picked}`} {golfer.mine === 1 && <YouTag />}
        </>
      }
      foot="Filled: top ten. CUT: missed it. Last ten events; the table below says the same."
    >
      {live ? <LiveFacts golfer={golfer} /> : <FormFacts golfer={golfer} />}
      {(known.length > 0 || (loading && golfer.YTD_Events > 0)) && (
        <>
          <Year>
            <span>Places this year</span>
            <span>
              {golfer.YTD_Cuts} of {plural(golfer.YTD_Events, 'cut')}
              {results && `, ${plural(topTens(results), 'top ten')}`}
            </span>
          </Year>
          <PlacesChart results={known.slice(0, LAST_EVENTS).reverse()} />
        </>
      )}
    </Panel>
  );
}

const Year = styled.div`
  ${type.note};
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 14px 0;
  > span:first-of-type {
    ${type.head};
    color: ${token.ink3};
  }
`;
