import type { MissedPick, UnderdogsUserRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { EntryName, ResultLegend } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Fragment } from 'react';
import { missedWords } from '../pick/missed.rules';
import { usedFaces } from '../standing/PickChip';
import { picksIn } from './week-picks.rules';

const Foot = styled.div`
  display: grid;
  gap: 8px;
`;

const Names = ({ users }: { users: readonly UnderdogsUserRow[] }) =>
  users.map((user, i) => (
    <Fragment key={user.entry_id}>
      {i > 0 && ', '}
      <EntryName name={user.entry_name} />
    </Fragment>
  ));

interface Props {
  users: readonly UnderdogsUserRow[];
  sealed: readonly UnderdogsUserRow[];
  missing: readonly UnderdogsUserRow[];
  policy: MissedPick;
}

/** Who is in, without a word about what was picked, and what happens to those who are not. */
export function WhoIsIn({ users, sealed, missing, policy }: Props) {
  return (
    <Foot>
      <div>
        <p>
          Picks in:{' '}
          <strong>
            {picksIn(users)} of {plural(users.length, 'entry', 'entries')}
          </strong>
        </p>
        {sealed.length > 0 && (
          <p>
            Sealed until kickoff: <Names users={sealed} />
          </p>
        )}
        {missing.length > 0 && (
          <p>
            No pick: <Names users={missing} />
          </p>
        )}
        {missing.length > 0 && <p>{missedWords(policy)}</p>}
      </div>
      <ResultLegend of={usedFaces} />
    </Foot>
  );
}
