import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { field, media, sans, token } from '../theme/tokens';

export interface EntrySelectProps {
  entries: readonly { id: number; entry_name: string; contest_id?: number; contest_name?: string }[];
  value: number;
  onChange(id: number): void;
}

/** For players with more than one entry; names of several contests carry the contest. */
export function EntrySelect({ entries, value, onChange }: EntrySelectProps): ReactElement {
  const oneContest = new Set(entries.map((entry) => entry.contest_id)).size === 1;
  return (
    <Label>
      Entry
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {oneContest ? entry.entry_name : `${entry.entry_name}, ${entry.contest_name}`}
          </option>
        ))}
      </select>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  font: 400 0.9375rem/1 ${sans};
  color: ${token.ink2};
  > select {
    flex: 1;
    min-width: 0;
    max-width: 320px;
    height: 36px;
    ${field};
    font: 600 0.9375rem/1 ${sans};
    ${media.phone} {
      height: 44px;
      max-width: 100%;
    }
  }
`;
