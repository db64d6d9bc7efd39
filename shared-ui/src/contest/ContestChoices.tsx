import type { ContestOption } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { field, media, sans } from '../theme/tokens';

export interface ContestChoicesProps {
  contests: readonly ContestOption[];
  /** The contest that is shown. That of a past year has an id of its own; its name is the one in the list. */
  shown: ContestOption;
  /** Newest first; empty where there is nothing to choose. */
  years: readonly number[];
  year: number;
  onContest(id: number): void;
  onYear(year: number): void;
}

/** Which contest and which year; each only where there is more than one, nothing where there is nothing to choose. */
export function ContestChoices({ contests, shown, years, year, onContest, onYear }: ContestChoicesProps): ReactElement | null {
  const chosen = contests.find((contest) => contest.id === shown.id) ?? contests.find((contest) => contest.name === shown.name);
  if (contests.length < 2 && years.length === 0) return null;
  return (
    <Choices>
      {contests.length > 1 && (
        <select aria-label="Contest" value={chosen?.id} onChange={(event) => onContest(Number(event.target.value))}>
          {contests.map((contest) => (
            <option key={contest.id} value={contest.id}>
              {contest.name}
            </option>
          ))}
        </select>
      )}
      {years.length > 0 && (
        <select aria-label="Year" value={year} onChange={(event) => onYear(Number(event.target.value))}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </Choices>
  );
}

// The platform's own lists: they cost nothing, and a phone shows them better than a page can.
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > select {
    height: 36px;
    ${field};
    font: 500 0.9375rem/1 ${sans};
    ${media.touch} {
      height: 44px;
    }
  }
`;
