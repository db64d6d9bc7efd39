import { media, sans, token, type } from '@poolhouse/shared-ui';
import { EntryName, Panel, PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, Lock, X } from 'lucide-react';
import { useState } from 'react';
import { edge } from './check.styles';
import type { Checked } from './check.types';
import { List } from './EntryChoice';
import { isMany, myPicks, sealedText, setText, worthShowing, type MyEntry, type MyPick } from './my-picks.rules';
import { placeOf } from './opened-names.rules';
import type { OpenedPick } from './opened.types';
import type { Period } from './periods.rules';
import { PickProof } from './PickProof';
import { capital } from './sentences.rules';

/** Entries that are shown before somebody asks for all. */
const FIRST = 10;

interface Props {
  checked: Checked;
  periods: readonly Period[];
  entries: readonly MyEntry[];
}

/** All that was opened of a round, by entry; a touch on one shows what it was sealed with. */
export function OpenedPanel({ checked, periods, entries }: Props) {
  const [chosen, choose] = useState('');
  const [touched, touch] = useState<OpenedPick | null>(null);
  const period = periods.find((one) => one.period === chosen) ?? periods[0];
  const [rows, more] = useShowAll(period?.seals.at(-1)?.present ?? NOBODY, FIRST, 'entries');
  if (!period) return null;
  const [one, several] = checked.log.words;
  const mine = new Set(entries.map(({ id }) => id));
  return (
    <>
      <Panel title={`Opened ${several}`} action={<PeriodChoice periods={periods} chosen={period.period} onChoose={choose} />}>
        {period.slots === 0 ? (
          <PanelEmpty>Nothing is sealed yet.</PanelEmpty>
        ) : (
          <Wide tabIndex={0} role="region" aria-label={`Opened ${several}, ${period.name}`}>
            <table data-many={isMany(period.slots) || undefined}>
              <Head slots={period.slots} word={one} />
              <Rows ids={rows} {...{ checked, period, mine, touched, touch }} />
            </table>
          </Wide>
        )}
        {more}
        <Foot>
          <Check size={16} aria-hidden /> fits its seal. Touch one for salt, seal and proof.
        </Foot>
      </Panel>
      {touched && <Touched key={placeOf(touched.row)} pick={touched} checked={checked} />}
    </>
  );
}

interface RowsProps {
  ids: readonly number[];
  checked: Checked;
  period: Period;
  mine: ReadonlySet<number>;
  touched: OpenedPick | null;
  touch(pick: OpenedPick): void;
}

const Rows = ({ ids, checked, period, mine, touched, touch }: RowsProps) => (
  <tbody>
    {ids.map((id) => (
      <tr key={id} data-mine={mine.has(id) || undefined}>
        <th scope="row">
          <EntryName name={checked.log.entries.get(id) ?? ''} you={mine.has(id)} />
        </th>
        {cellsOf(myPicks(checked, period, id)).map((picks, at) => (
          <td key={picks[0]?.slot ?? at}>
            {picks.map((pick) => (
              <Cell key={pick.slot} pick={pick} over={period.over} chosen={touched === pick.opened} onTouch={touch} />
            ))}
            {picks.length === 0 && 'None yet'}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** Of a round of many slots one cell with what was opened. */
const cellsOf = (picks: readonly MyPick[]): (readonly MyPick[])[] =>
  isMany(picks.length) ? [worthShowing(picks).filter(({ opened }) => opened)] : picks.map((pick) => [pick]);

const NOBODY: readonly number[] = [];

const Head = ({ slots, word }: { slots: number; word: string }) => (
  <thead>
    <tr>
      <th scope="col">Entry</th>
      {Array.from({ length: isMany(slots) ? 1 : slots }, (_, place) => (
        <th key={place} scope="col">
          {isMany(slots) ? 'Opened' : `${capital(word)} ${place + 1}`}
        </th>
      ))}
    </tr>
  </thead>
);

function PeriodChoice({ periods, chosen, onChoose }: { periods: readonly Period[]; chosen: string; onChoose(period: string): void }) {
  if (periods.length < 2) return periods[0]?.name;
  return (
    <List aria-label="When" value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {periods.map(({ period, name }) => (
        <option key={period} value={period}>
          {name}
        </option>
      ))}
    </List>
  );
}

interface CellProps {
  pick: MyPick;
  over: boolean;
  chosen: boolean;
  onTouch(pick: OpenedPick): void;
}

function Cell({ pick: { opened, says }, over, chosen, onTouch }: CellProps) {
  if (!opened)
    return over ? (
      <span>Not opened</span>
    ) : (
      <Shut>
        <Lock size={14} aria-label="Sealed" /> {says}
      </Shut>
    );
  const Mark = opened.misfit === null ? Check : X;
  return (
    <Pick type="button" aria-pressed={chosen} data-wrong={opened.misfit !== null || undefined} onClick={() => onTouch(opened)}>
      <Mark size={16} aria-label={opened.misfit === null ? 'fits' : 'does not fit'} />
      {says || 'None'}
    </Pick>
  );
}

function Touched({ pick, checked: { log } }: { pick: OpenedPick; checked: Checked }) {
  const { says, slot, entry } = pick.row;
  return (
    <div aria-live="polite">
      <Panel
        title={`${says || 'None'}, ${log.words[0]} ${slot} of ${log.entries.get(entry) ?? ''}`}
        action={`${setText(log, pick.row)}${sealedText(pick)}`}
      >
        <PickProof pick={pick} />
      </Panel>
    </div>
  );
}

const Wide = styled.div`
  overflow-x: auto;
  table {
    ${type.cell};
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    height: 36px;
    padding: 0 8px;
    border-bottom: 1px solid ${token.line};
    text-align: left;
    white-space: nowrap;
    &:first-of-type {
      padding-left: 14px;
    }
  }
  tbody th {
    max-width: 168px;
    font-weight: 500;
    white-space: normal;
  }
  /* All of an entry's in one cell, below each other where they find no room. */
  table[data-many] {
    tbody th {
      width: 34%;
      min-width: 96px;
    }
    td {
      white-space: normal;
    }
  }
  thead th {
    ${type.head};
    height: 34px;
    color: ${token.ink2};
    background: ${token.sunken};
  }
  tr[data-mine] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 ${token.brand};
  }
`;

const Pick = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  text-align: left;
  min-height: 34px;
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;
  > svg {
    color: ${token.win};
  }
  &[data-wrong] {
    color: ${token.lossInk};
    > svg {
      color: ${token.loss};
    }
  }
  &[aria-pressed='true'] {
    outline: 2px solid ${token.brand};
  }
  ${media.hover} {
    &:hover {
      background: ${token.sunken};
    }
  }
  ${media.touch} {
    min-height: 44px;
    min-width: 44px;
  }
`;

const Shut = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token.ink2};
`;

const Foot = styled.p`
  ${edge};
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  margin: 0;
  color: ${token.ink2};
  font: 400 0.8125rem/1.385 ${sans};
  > svg {
    flex: none;
    color: ${token.win};
  }
`;
