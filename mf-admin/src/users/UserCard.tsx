import { formatDayTime, plural, token, type } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import type { DataOf } from '@poolhouse/contract';
import { cardFacts, entryLine } from './card.rules';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  margin: 0 0 12px;
  ${type.cell};
  dt {
    color: ${token.ink2};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Entries = styled.ul`
  margin: 0;
  padding: 8px 0 0;
  list-style: none;
  border-top: 1px solid ${token.line};
  ${type.cell};
  & > li {
    padding: 4px 0;
  }
`;

export type Card = DataOf<'GET ad/user_card'>;

/** All that an administrator may know of a player: counts of picks, never a pick; nobody acts as somebody else. */
export default function UserCard({ userId, onClose }: { userId: number; onClose(): void }) {
  const read = useRead('GET ad/user_card', { user_id: userId });
  return (
    <SheetDialog title={read.data?.user.data[0]?.username ?? 'Player'} actions={<Button onClick={onClose}>Close</Button>} onClose={onClose}>
      <ReadGate read={read} rows={6}>
        {(card) => <CardFacts card={card} />}
      </ReadGate>
    </SheetDialog>
  );
}

function CardFacts({ card: { user, user_entries } }: { card: Card }) {
  return (
    <>
      <Facts>
        {user.data
          .flatMap((one) => cardFacts(one, formatDayTime))
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <b>{plural(user_entries.data.length, 'entry', 'entries')}</b>
      <Entries>
        {user_entries.data.map((entry) => (
          <li key={entry.id}>{entryLine(entry)}</li>
        ))}
      </Entries>
    </>
  );
}
