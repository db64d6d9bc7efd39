import { useMemo, useState } from 'react';
import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePhone, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { GolfConfigRow } from '@poolhouse/contract';
import type { GolfPage } from '../contest/golf.types';
import { HoleMark, holeMarks, scoresToPar } from '../contest/HoleMark';
import { useSteadyKeys } from '../contest/useSteadyKeys';
import { useStoredSet } from '../contest/useStoredSet';
import { ShotDetailsButton } from '../shots/ShotDetailsButton';
import { EntryRows } from './EntryRows';
import { HOLES } from './cells.rules';
import { HolesHead } from './HolesHead';
import { entryLines, entryOrder, playedNine } from './rounds.rules';

const FIRST_ENTRIES = 12;
/** The same lists at each draw, so that rows that did not change stay. */
const NINES = [HOLES.slice(0, 9), HOLES.slice(9)];

/** Every entry's best ball, round by round; an entry opens to its four golfers. */
export function RoundsPanel({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const [chosenRound, setRound] = useState<number | null>(null);
  const round = chosenRound ?? config.current_round;
  const order = useMemo(() => entryOrder(data, round), [data, round]);
  const phone = usePhone();
  const [shown, more] = useShowAll(order, FIRST_ENTRIES, 'entries', phone);
  // Of a circle of hundreds, those that are shown are worked out.
  const lines = useMemo(() => entryLines(data, round, shown), [data, round, shown]);
  const [nine, setNine] = useState<0 | 1 | null>(null);
  const shownNine = nine ?? playedNine(lines);
  const holes = phone ? (NINES[shownNine] ?? HOLES) : HOLES;
  const [open, toggle] = useStoredSet(`golf-expanded-${config.contest_id}`);
  const keys = useSteadyKeys(lines.map(({ entryId }) => entryId));
  const multi = data.courses.data.length > 1;
  // The same until what they say is another: they are not drawn for a score.
  const tabs = useMemo(
    () => (
      <Tabs role="tablist" aria-label="Rounds">
        {Array.from({ length: config.rounds }, (_, n) => n + 1).map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === round} onClick={() => setRound(one)}>
            Round {one}
          </button>
        ))}
      </Tabs>
    ),
    [config.rounds, round],
  );
  return (
    <Panel
      id="rounds"
      title={`Round ${round}`}
      action={
        phone ? (
          <Nines>
            {([0, 1] as const).map((one) => (
              <button key={one} type="button" aria-pressed={shownNine === one} onClick={() => setNine(one)}>
                {one === 0 ? '1–9' : '10–18'}
              </button>
            ))}
          </Nines>
        ) : (
          <ShotDetailsButton look={Plain} contest={config.contest_id} tid={config.current_tournament} data-paperless>
            Shot details
          </ShotDetailsButton>
        )
      }
      foot={LEGEND}
    >
      {tabs}
      {lines.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={`Scores of round ${round}`}>
          <Table>
            <HolesHead holes={holes} course={multi ? undefined : data.courses.data[0]} phone={phone} />
            {lines.map((line, n) => (
              <EntryRows
                key={keys[n]}
                line={line}
                holes={holes}
                phone={phone}
                multi={multi}
                open={open.has(line.entryId) !== (phone && line.mine)}
                onToggle={toggle}
              />
            ))}
          </Table>
        </Scroll>
      )}
      {more}
    </Panel>
  );
}

const Legend = () => (
  <Keys>
    <span>
      <HoleMark toPar={-2}>3</HoleMark> Eagle
    </span>
    <span>
      <HoleMark toPar={-1}>3</HoleMark> Birdie
    </span>
    <span>
      <HoleMark toPar={0}>4</HoleMark> Par
    </span>
    <span>
      <HoleMark toPar={1}>5</HoleMark> Bogey
    </span>
    <span>
      <HoleMark toPar={2}>6</HoleMark> Double bogey or worse
    </span>
    <span>HR holes remaining. BOR birdie opportunities remaining. Tinted cells make the best ball.</span>
  </Keys>
);

const LEGEND = <Legend />;

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: center;
  ${holeMarks};
`;

export const Tabs = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${token.line2};
  button {
    ${type.cell};
    flex: none;
    min-height: 44px;
    padding: 0 14px;
    border: 0;
    border-bottom: 3px solid transparent;
    color: ${token.ink2};
    background: none;
    cursor: pointer;
  }
  button[aria-selected='true'] {
    color: ${token.ink};
    font-weight: 600;
    border-bottom-color: ${token.brand};
  }
`;

const Nines = styled.div`
  display: flex;
  button {
    ${type.note};
    min-width: 60px;
    min-height: 44px;
    border: 1px solid ${token.line2};
    color: ${token.ink};
    background: ${token.surface};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    color: ${token.onBrand};
    background: ${token.brand};
    ${chosen};
  }
`;

export const Plain = styled.button`
  ${type.note};
  min-height: 32px;
  padding: 0 6px;
  border: 0;
  font-weight: 600;
  color: ${token.brand};
  background: none;
  cursor: pointer;
  ${media.touch} {
    min-height: 44px;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
  @media print {
    overflow: visible;
    page: wide;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  ${holeMarks};
  ${scoresToPar};
  thead th {
    ${type.head};
    padding: 6px 3px;
    text-align: center;
    vertical-align: bottom;
    color: ${token.ink3};
    background: ${token.sunken};
    border-bottom: 1px solid ${token.line};
  }
  /* As wide as a mark, so that columns stand still where a hole gets its first. */
  thead th[data-hole] {
    min-width: 29px;
  }
  thead small {
    display: block;
    font-weight: 500;
  }
  abbr {
    text-decoration: none;
  }
  th[data-entry] {
    min-width: 140px;
    text-align: left;
    padding-left: 14px;
  }
  td,
  tbody th {
    height: 34px;
    padding: 2px 3px;
    text-align: center;
    border-bottom: 1px solid ${token.line};
  }
  td[data-none] {
    color: ${token.ink3};
  }
  tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    text-align: left;
    font-weight: 500;
    background: ${token.surface};
  }
  tr[data-mine] > *,
  tr[data-mine] > th {
    background: ${token.brandTint};
  }
  tr[data-golfer] > th {
    padding-left: 40px;
  }
  tr[data-golfer] > *,
  tr[data-golfer] > th {
    background: ${token.sunken};
  }
  td[data-counts] {
    background: ${token.brandTint} !important;
  }
  td:nth-of-type(9) {
    border-right: 1px solid ${token.line2};
  }
  ${media.phone} {
    /* Nine holes and the entry are as wide as the narrowest phone; the entry has what is left. */
    tbody th,
    thead th[data-entry] {
      width: 100%;
      min-width: 150px;
    }
    [data-face] {
      width: 21px;
      height: 21px;
      line-height: 18px;
    }
    [data-face='par'],
    [data-face='none'] {
      line-height: 21px;
    }
    tr[data-golfer] > th {
      padding-left: 20px;
    }
    td,
    thead th[data-hole] {
      min-width: 23px;
      padding-inline: 0;
    }
    td:nth-of-type(9) {
      border-right: 0;
    }
  }
`;
