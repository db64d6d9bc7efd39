import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import { giveFirstWord } from '../claim/first-word';
import type { Board } from '../contest/board.rules';
import { Label } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
  /** Places that were pressed and are still free. */
  chosen: readonly number[];
  /** How many the entry may still claim. */
  left: number;
  onClaimed(): void;
}

/** The squares that were pressed, and the button that claims them all: for the player's own entry, or for one that who runs the board names. */
export function ClaimBar({ board: { config, entries }, data, page, chosen, left, onClaimed }: Props) {
  const { call } = useApi();
  const runs = config.isAdmin === 1;
  const [given, setGiven] = useState(config.entry_id || (entries[0]?.id ?? 0));
  const entryId = runs ? given : config.entry_id;
  const body = { contest_id: config.contest_id, entry_id: entryId, squares: [...chosen] };
  const claim = useAction(() => call('POST bbsquares/claim', { body }), {
    done: ({ message }) => message ?? '',
    onDone: async () => {
      onClaimed();
      if (entryId === config.entry_id) await giveFirstWord(call, data, config);
      await page.refresh();
    },
    onFailed: page.refresh,
  });
  if (chosen.length === 0 && claim.result === null) return null;
  return (
    <FormBar
      state={chosen.length === 0 ? 'Press free squares to choose them' : `${plural(chosen.length, 'square')} chosen`}
      note={runs ? <For entries={entries} value={given} onChange={setGiven} /> : `You may claim ${left}.`}
      action={chosen.length === 0 ? 'Claim squares' : `Claim ${plural(chosen.length, 'square')}`}
      disabled={chosen.length === 0 || page.staleSince !== null}
      saving={claim.pending}
      result={claim.result}
      onSubmit={() => void claim.run()}
    />
  );
}

/** Whose the squares are going to be. */
const For = ({ entries, value, onChange }: { entries: Board['entries']; value: number; onChange(id: number): void }) => (
  <Label>
    For
    <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {entries.map(({ id, entry_name }) => (
        <option key={id} value={id}>
          {entry_name}
        </option>
      ))}
    </select>
  </Label>
);
