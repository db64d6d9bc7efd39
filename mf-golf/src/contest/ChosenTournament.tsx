import type { ContestOption, GolfTournamentRow } from '@poolhouse/contract';
import { ContestChoices } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';
import { Chosen } from './board.styles';
import { TournamentSelect } from './TournamentSelect';

interface Props {
  page: { contests: { data: readonly ContestOption[] }; tournaments: { data: readonly GolfTournamentRow[] } };
  contest: { contest_id: number; contest_name: string };
  tournament: number;
  /** The page's title is the tournament's name. */
  titled?: boolean;
  onContest(id: number): void;
  onTournament(tid: number): void;
  children?: ReactNode;
}

/** Which contest and which of its tournaments a screen shows, and what is said of it. */
export function ChosenTournament({ page, contest, tournament, titled = false, onContest, onTournament, children }: Props) {
  return (
    <Chosen>
      <ContestChoices
        contests={page.contests.data}
        shown={{ id: contest.contest_id, name: contest.contest_name }}
        onContest={onContest}
        years={[]}
        year={0}
        onYear={() => undefined}
      />
      <TournamentSelect titled={titled} tournaments={page.tournaments.data} shown={tournament} onChange={onTournament} />
      {children}
    </Chosen>
  );
}
