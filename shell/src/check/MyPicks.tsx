import { token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, Lock, X } from 'lucide-react';
import { useState } from 'react';
import { edge, mono, Plain } from './check.styles';
import type { Checked } from './check.types';
import { EntryChoice } from './EntryChoice';
import type { Log } from './log.types';
import { myPicks, sealedText, setText, short, worthShowing, type MyEntry, type MyPick } from './my-picks.rules';
import type { Period } from './periods.rules';
import { PickProof } from './PickProof';
import { capital } from './sentences.rules';

interface Props {
  checked: Checked;
  period: Period;
  entries: readonly MyEntry[];
}

/** The player's own picks of a round: whether each is what was sealed, and when. A touch opens what it was sealed with. */
export function MyPicks({ checked, period, entries }: Props) {
  const [chosen, choose] = useState(0);
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry) return null;
  const picks = worthShowing(myPicks(checked, period, entry.id));
  return (
    <Panel
      title={`Your ${checked.log.words[1]}, ${period.name.replace(/^Week/, 'week')}`}
      action={<EntryChoice entries={entries} chosen={entry.id} onChoose={choose} />}
    >
      {picks.length === 0 && <PanelEmpty>{period.slots === 0 ? 'Nothing is sealed yet.' : nothingOf(checked.log, period)}</PanelEmpty>}
      <Plain>
        {picks.map((pick) => (
          <li key={pick.slot}>
            <One pick={pick} word={checked.log.words[0]} set={setText(checked.log, { ...period, entry: entry.id, slot: pick.slot })} />
          </li>
        ))}
      </Plain>
    </Panel>
  );
}

const nothingOf = ({ words: [one, several] }: Log, { over }: Period): string =>
  over ? `You had left no ${one}.` : `This device knows none of your ${several}. Each is shown here once it is opened.`;

interface OneProps {
  pick: MyPick;
  word: string;
  set: string;
}

const One = ({ pick, word, set }: OneProps) =>
  pick.opened ? <Opened pick={pick} of={pick.opened} set={set} /> : <Sealed pick={pick} word={word} set={set} />;

function Opened({ pick, of, set }: { pick: MyPick; of: NonNullable<MyPick['opened']>; set: string }) {
  const fits = of.misfit === null;
  return (
    <Fold>
      <summary>
        {fits ? <Check size={20} aria-label="Fits its seal" /> : <X size={20} aria-label="Does not fit" />}
        <b>{pick.says || 'None'}</b>
        <small>{of.misfit ?? `${set}${sealedText(of)}`}</small>
        <code>{short(of.commitment)}</code>
      </summary>
      <PickProof pick={of} />
    </Fold>
  );
}

const Sealed = ({ pick, word, set }: OneProps) => (
  <Row>
    <Lock size={18} aria-label="Sealed" />
    <b>{pick.says || `${capital(word)} ${pick.slot}`}</b>
    <small>{set}Sealed now. Opens at its lock.</small>
  </Row>
);

const row = `
  ${edge};
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  min-height: 52px;
  padding-block: 7px;
  border-bottom: 1px solid ${token.line};
  > svg { grid-row: 1 / 3; color: ${token.ink2}; }
  > b { ${type.team}; overflow-wrap: anywhere; }
  > small { ${type.note}; grid-column: 2; color: ${token.ink2}; }
  > code { ${mono}; grid-column: 3; grid-row: 1 / 3; color: ${token.ink2}; }
`;

const Row = styled.div`
  ${row}
`;

const Fold = styled.details`
  > summary {
    ${row}
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    > svg[aria-label='Fits its seal'] {
      color: ${token.win};
    }
    > svg[aria-label='Does not fit'] {
      color: ${token.loss};
    }
  }
  &[open] > dl {
    background: ${token.sunken};
  }
`;
