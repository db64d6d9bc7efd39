import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { giveFirstWord } from '../claim/first-word';
import type { Board } from '../contest/board.rules';
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

/** The squares that were pressed, and the button that claims them all. */
export function ClaimBar({ board: { config }, data, page, chosen, left, onClaimed }: Props) {
  const { call } = useApi();
  const body = { contest_id: config.contest_id, entry_id: config.entry_id, squares: [...chosen] };
  const claim = useAction(() => call('POST bbsquares/claim', { body }), {
    done: ({ message }) => message ?? '',
    onDone: async () => {
      onClaimed();
      await giveFirstWord(call, data, config);
      await page.refresh();
    },
    onFailed: page.refresh,
  });
  if (chosen.length === 0 && claim.result === null) return null;
  return (
    <FormBar
      state={chosen.length === 0 ? 'Press free squares to choose them' : `${plural(chosen.length, 'square')} chosen`}
      note={`You may claim ${left}.`}
      action={chosen.length === 0 ? 'Claim squares' : `Claim ${plural(chosen.length, 'square')}`}
      disabled={chosen.length === 0 || page.staleSince !== null}
      saving={claim.pending}
      result={claim.result}
      onSubmit={() => void claim.run()}
    />
  );
}
