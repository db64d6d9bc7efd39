import { Field } from '@poolhouse/shared-ui/screen';
import type { ContestChoiceRow } from '@poolhouse/contract';
import { typeTitle } from '../../contests/types.rules';
import { TermFields } from '../../contests/TermFields';
import { ActionRow } from '../../look/ActionRow';
import { Beside } from '../../look/Beside';
import { Note } from '../../look/Note';
import { Tickable } from '../../form/form.styles';
import { Step } from './Step';
import { toggled, type WizardDraft } from './wizard.rules';

interface Props {
  draft: WizardDraft;
  choices: readonly ContestChoiceRow[];
  /** The week that is on or next; 0. */
  week: number;
  onEdit(change: Partial<WizardDraft>): void;
}

/** Which contests, and what they are worth. */
export function ContestsStep({ draft, choices, week, onEdit }: Props) {
  const { contests } = draft;
  return (
    <Step number={3} title="Open a contest">
      <ActionRow>
        {choices.map(({ ID }) => (
          <Tickable key={ID}>
            <input
              type="checkbox"
              checked={contests.some(({ type }) => type === ID)}
              onChange={() => onEdit({ contests: toggled(contests, ID, week) })}
            />
            {typeTitle(ID)}
          </Tickable>
        ))}
      </ActionRow>
      {contests.map(({ type, terms }) => {
        const choice = choices.find(({ ID }) => ID === type);
        return (
          choice && (
            <div key={type}>
              {contests.length > 1 && choice.fields.length > 0 && <Note>{typeTitle(choice.ID)}</Note>}
              <TermFields
                terms={terms}
                known={choice.fields}
                onChange={(next) => onEdit({ contests: contests.map((one) => (one.type === type ? { ...one, terms: next } : one)) })}
              />
            </div>
          )
        );
      })}
      <Beside>
        <Field label="Entries expected" hint="For what each week is worth; more raise every prize">
          {(part) => (
            <input
              {...part}
              type="number"
              min={1}
              max={1000}
              value={draft.entries}
              onChange={(event) => onEdit({ entries: event.target.value })}
            />
          )}
        </Field>
        <Field label="Your entry name" hint="Left out: your name">
          {(part) => (
            <input
              {...part}
              type="text"
              maxLength={40}
              disabled={!draft.play}
              value={draft.entryName}
              onChange={(event) => onEdit({ entryName: event.target.value })}
            />
          )}
        </Field>
      </Beside>
      <Tickable>
        <input type="checkbox" checked={draft.play} onChange={(event) => onEdit({ play: event.target.checked })} />I play too
      </Tickable>
    </Step>
  );
}
