import type { FootballPickRow } from '@poolhouse/contract';
import { formatLine, plural, token, type } from '@poolhouse/shared-ui';
import { EntryName, ResultChip } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const List = styled.ul`
  ${type.cell};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 4px 0;
  }
  & small {
    ${type.note};
    color: ${token.ink2};
  }
`;

const Heading = styled.h3`
  ${type.head};
  padding-top: 14px;
  color: ${token.ink3};
`;

/** The entries that picked one side, each with the line it has. */
export function GamePickers({ team, picks }: { team: string; picks: readonly FootballPickRow[] }) {
  return (
    <>
      <Heading>
        {team}: {picks.length === 0 ? 'nobody' : plural(picks.length, 'pick')}
      </Heading>
      <List>
        {picks.map((pick) => (
          <li key={pick.ID}>
            <ResultChip result={pick.Result} push={pick.Push === 1} />
            <span>
              <EntryName name={pick.EntryName} />{' '}
              <small>
                {formatLine(pick.Spread)}
                {pick.LockedAt && ' locked'}
              </small>
            </span>
          </li>
        ))}
      </List>
    </>
  );
}
