import type { GolfConfigRow } from '@poolhouse/contract';
import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePhone, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { memo, useMemo, useState } from 'react';
import { HOLES } from '../contest/cells.rules';
import type { GolfPage } from '../contest/golf.types';
import { HoleMark, holeMarks } from '../contest/HoleMark';
import { entryLines, entryOrder, playedNine } from '../contest/rounds.rules';
import { Tabs } from '../contest/Tabs';
import { ShotDetailsButton } from '../shots/ShotDetailsButton';
import { RoundTable } from './RoundTable';

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
  const action = phone ? (
    <NineButtons shown={shownNine} onNine={setNine} />
  ) : (
    <ShotDetailsButton look={Plain} contest={config.contest_id} tid={config.current_tournament} data-paperless>
      Shot details
    </ShotDetailsButton>
  );
  return (
    <Panel id="rounds" title={`Round ${round}`} action={action} foot={LEGEND}>
      <RoundTabs rounds={config.rounds} shown={round} onRound={setRound} />
      {lines.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <RoundTable
          label={`Scores of round ${round}`}
          lines={lines}
          holes={phone ? (NINES[shownNine] ?? HOLES) : HOLES}
          phone={phone}
          courses={data.courses.data}
          contest={config.contest_id}
        />
      )}
      {more}
    </Panel>
  );
}

/** Drawn again for another round, not for a score. */
const RoundTabs = memo(function RoundTabs({ rounds, shown, onRound }: { rounds: number; shown: number; onRound(round: number): void }) {
  return (
    <Tabs role="tablist" aria-label="Rounds">
      {Array.from({ length: rounds }, (_, n) => n + 1).map((one) => (
        <button key={one} type="button" role="tab" aria-selected={one === shown} onClick={() => onRound(one)}>
          Round {one}
        </button>
      ))}
    </Tabs>
  );
});

const NineButtons = ({ shown, onNine }: { shown: 0 | 1; onNine(nine: 0 | 1): void }) => (
  <Nines>
    {([0, 1] as const).map((one) => (
      <button key={one} type="button" aria-pressed={shown === one} onClick={() => onNine(one)}>
        {one === 0 ? '1–9' : '10–18'}
      </button>
    ))}
  </Nines>
);

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

const Plain = styled.button`
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
