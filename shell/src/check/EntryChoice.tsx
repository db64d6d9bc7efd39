import { field, media, sans } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { MyEntry } from './my-picks.rules';

/** Which of the player's entries; its name alone where there is one. */
export function EntryChoice({ entries, chosen, onChoose }: { entries: readonly MyEntry[]; chosen: number; onChoose(id: number): void }) {
  if (entries.length < 2) return entries[0]?.name;
  return (
    <List aria-label="Entry" value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
      {entries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </List>
  );
}

export const List = styled.select`
  height: 36px;
  max-width: 100%;
  ${field};
  font: 500 0.9375rem/1 ${sans};
  ${media.touch} {
    height: 44px;
  }
`;
