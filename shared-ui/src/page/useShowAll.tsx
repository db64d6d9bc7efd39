import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from '../theme/styled';
import { sans, token } from '../theme/tokens';

/**
 * The first rows of a long list, and the button that shows them all; null where nothing is cut.
 *
 * @param noun what the rows are, such as 'games'
 * @param cut false shows all at once
 */
export function useShowAll<T>(
  rows: readonly T[],
  first: number,
  noun: string,
  cut = true,
): [shown: readonly T[], more: ReactElement | null] {
  const [all, setAll] = useState(false);
  // The same at each draw, for who works something out of the list, and because a board is drawn for each score.
  const begin = useMemo(() => rows.slice(0, first), [rows, first]);
  const { length } = rows;
  const more = useMemo(
    () => (
      <Row key="more" type="button" onClick={() => setAll(true)}>
        <span data-paperless>
          Show all {length} {noun}
        </span>
        <ChevronDown size={20} aria-hidden data-paperless />
        <Cut>
          The first {first} of {length} {noun}
        </Cut>
      </Row>
    ),
    [length, first, noun],
  );
  return !cut || all || length <= first ? [rows, null] : [begin, more];
}

/** Paper cannot be unfolded; it says what it leaves out. */
const Cut = styled.span`
  display: none;
  @media print {
    display: inline;
    font-weight: 400;
  }
`;

/** A whole row as a button. */
const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 48px;
  padding: 0 16px;
  border: 0;
  color: ${token.brand};
  background: none;
  font: 600 0.9375rem/1.3 ${sans};
  text-align: left;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
