import type { SquaresConfigRow } from '@poolhouse/contract';
import { ContestChoices } from '@poolhouse/shared-ui/board';
import type { SquaresPage } from './squares.types';

interface Props {
  /** The viewer's, of all years. */
  boards: SquaresPage['contests']['data'];
  shown: Pick<SquaresConfigRow, 'contest_id' | 'contest_name' | 'year'>;
  onBoard(id: number): void;
}

/** The boards that the viewer may choose from; those of another year say which. */
export const BoardChoices = ({ boards, shown: { contest_id: id, contest_name: name, year: shownYear }, onBoard }: Props) => (
  <ContestChoices
    contests={boards.map(({ id: board, name: called, year }) => ({ id: board, name: year === shownYear ? called : `${called}, ${year}` }))}
    shown={{ id, name }}
    onContest={onBoard}
    years={[]}
    year={shownYear}
    onYear={() => {}}
  />
);
