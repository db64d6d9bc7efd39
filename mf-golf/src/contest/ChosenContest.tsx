import type { ContestOption } from '@poolhouse/contract';
import { ContestChoices } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';
import { Chosen } from './board.styles';

interface Props {
  contests: readonly ContestOption[];
  contest: { contest_id: number; contest_name: string };
  onContest(id: number): void;
  children?: ReactNode;
}

/** Which contest a screen shows, and what is said of the tournament that its title names. */
export function ChosenContest({ contests, contest, onContest, children }: Props) {
  return (
    <Chosen>
      <ContestChoices
        contests={contests}
        shown={{ id: contest.contest_id, name: contest.contest_name }}
        onContest={onContest}
        years={[]}
        year={0}
        onYear={() => undefined}
      />
      {children}
    </Chosen>
  );
}
