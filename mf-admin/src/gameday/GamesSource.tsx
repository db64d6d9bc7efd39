import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { FileField } from '@poolhouse/shared-ui/desk';
import { Field } from '@poolhouse/shared-ui/screen';
import { Note } from '../look/Note';
import { Tickable } from '../form/form.styles';
import { HAND_HEAD, type Source } from './source.rules';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-size: 0.8125rem;
    color: ${token.ink2};
  }
`;

const KINDS: readonly [Source['kind'], string][] = [
  ['feed', 'from the feed'],
  ['file', 'from a file'],
  ['typed', 'by hand'],
];

interface Props {
  source: Source;
  onChange(source: Source): void;
  /** Where the feed asks; '' where it is not known. */
  address?: string;
}

/** Feed, file, or typed lines. */
export function GamesSource({ source, onChange, address = '' }: Props) {
  return (
    <>
      <Choices>
        <legend>Games</legend>
        {KINDS.map(([kind, label]) => (
          <Tickable key={kind}>
            <input type="radio" name="games-source" checked={source.kind === kind} onChange={() => onChange({ kind, csv: '', name: '' })} />
            {label}
          </Tickable>
        ))}
      </Choices>
      {source.kind === 'feed' && address !== '' && <Note>{address}</Note>}
      {source.kind === 'file' && (
        <FileField
          label="games.csv"
          hint="With the columns of nflverse’s games.csv"
          accept=".csv,text/csv"
          onRead={(csv, name) => onChange({ kind: 'file', csv, name })}
        />
      )}
      {source.kind === 'typed' && (
        <Field label="A line for each game" hint={`The first line names the columns: ${HAND_HEAD}`}>
          {(part) => (
            <textarea
              {...part}
              rows={6}
              value={source.csv === '' ? `${HAND_HEAD}\n` : source.csv}
              onChange={(event) => onChange({ ...source, csv: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
