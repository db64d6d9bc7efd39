import type { DataOf } from '@poolhouse/contract';
import { formatDayTime, plural, token } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { cardFacts, entryLine } from './card.rules';
import { UserActions } from './UserActions';

const factsSx = {
  ...typeSx.cell,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: '0 0 12px',
  '& dt': { color: token.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
};
const entriesSx = {
  ...typeSx.cell,
  margin: 0,
  padding: '8px 0 0',
  listStyle: 'none',
  borderTop: `1px solid ${token.line}`,
  '& > li': { padding: '4px 0' },
};

export type Card = DataOf<'GET ad/user_card'>;

/** All that an administrator may know of a player: counts of picks, never a pick; nobody acts as somebody else. */
export default function UserCard({ userId, onClose }: { userId: number; onClose(): void }) {
  const read = useRead('GET ad/user_card', { user_id: userId });
  return (
    <SheetDialog title={read.data?.user.data[0]?.username ?? 'Player'} actions={<Button onClick={onClose}>Close</Button>} onClose={onClose}>
      <ReadGate read={read} rows={6}>
        {(card) => (
          <>
            <CardFacts card={card} />
            {card.user.data.map((user) => (
              <UserActions key={user.ID} user={{ id: user.ID, Email: user.Email }} />
            ))}
          </>
        )}
      </ReadGate>
    </SheetDialog>
  );
}

function CardFacts({ card: { user, user_entries } }: { card: Card }) {
  return (
    <>
      <Box component="dl" sx={factsSx}>
        {user.data
          .flatMap((one) => cardFacts(one, formatDayTime))
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Box>
      <b>{plural(user_entries.data.length, 'entry', 'entries')}</b>
      <Box component="ul" sx={entriesSx}>
        {user_entries.data.map((entry) => (
          <li key={entry.id}>{entryLine(entry)}</li>
        ))}
      </Box>
    </>
  );
}
