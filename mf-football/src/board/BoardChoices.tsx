import { media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ContestOption } from '@poolhouse/contract';
import type { Board } from './board.rules';

// The platform's own lists: they cost nothing, and a phone shows them better than a page can.
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > select {
    height: 36px;
    padding: 0 10px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    color: ${token.ink};
    background: ${token.surface};
    font: 500 .9375rem/1 ${sans};
    ${media.touch} { height: 44px; }
  }
`;

interface Props {
  board: Board;
  contests: readonly ContestOption[];
  /** Empty where there is nothing to choose. */
  years: readonly number[];
  onContest(id: number): void;
  onYear(year: number): void;
}

/** Which contest and which year; each only where there is more than one. */
export function BoardChoices({ board: { config, year }, contests, years, onContest, onYear }: Props) {
  // The contest of a past year has an id of its own; its name is the one that stands in the list.
  const chosen = contests.find((contest) => contest.id === config.contest_id) ?? contests.find((contest) => contest.name === config.contest_name);
  return (
    <Choices>
      {contests.length > 1 && (
        <select aria-label="Contest" value={chosen?.id} onChange={(event) => onContest(Number(event.target.value))}>
          {contests.map((contest) => <option key={contest.id} value={contest.id}>{contest.name}</option>)}
        </select>
      )}
      {years.length > 0 && (
        <select aria-label="Year" value={year} onChange={(event) => onYear(Number(event.target.value))}>
          {years.map((one) => <option key={one} value={one}>{one}</option>)}
        </select>
      )}
    </Choices>
  );
}
