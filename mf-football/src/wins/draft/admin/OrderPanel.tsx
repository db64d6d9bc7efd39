import { useState } from 'react';
import { Shuffle } from 'lucide-react';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { media, byText } from '@poolhouse/shared-ui';
import type { WinsOutlookRow } from '@poolhouse/contract';
import { shuffled, type Seat } from '../draft.rules';
import type { AdminCalls } from '../useAdminCalls';
import { OrderList } from './OrderList';
import { Said } from './Said';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

interface Props {
  entries: readonly Pick<WinsOutlookRow, 'ID' | 'EntryName'>[];
  /** As it is set already. */
  seats: readonly Seat[];
  /** Without teams there is nothing to draft, and no order shows. */
  hasTeams: boolean;
  calls: AdminCalls;
}

/** In which order the entries draft; gone once the first team is drafted. */
export function OrderPanel({ entries, seats, hasTeams, calls }: Props) {
  const names = new Map(entries.map(({ ID, EntryName }) => [ID, EntryName]));
  const set = seats.map((seat) => seat.entryId).filter((id) => names.has(id));
  const rest = [...entries]
    .sort((a, b) => byText(a.EntryName, b.EntryName))
    .map(({ ID }) => ID)
    .filter((id) => !set.includes(id));
  const [order, setOrder] = useState<readonly number[]>([]);
  const shown = order.length === entries.length && order.every((id) => names.has(id)) ? order : [...set, ...rest];
  const same = rest.length === 0 && shown.join() === set.join();
  if (!hasTeams || entries.length === 0) {
    return (
      <Panel id="order" title="Draft order" tone="dashed">
        <PanelEmpty>{hasTeams ? 'Nobody has joined this contest yet.' : 'First the teams: press Populate standings.'}</PanelEmpty>
      </Panel>
    );
  }
  return (
    <Panel
      id="order"
      title="Draft order"
      tone="dashed"
      action={set.length > 0 ? 'Set, until the first team is drafted' : 'Not set yet'}
      foot="The order of the first round; the second goes back the other way."
    >
      <OrderList order={shown} names={names} onOrder={setOrder} />
      <Actions>
        <Button
          color="inherit"
          disabled={calls.busy}
          startIcon={<Shuffle size={18} aria-hidden />}
          onClick={() => setOrder(shuffled(shown, Math.random))}
        >
          Shuffle
        </Button>
        <Button variant="contained" disabled={calls.busy || same} onClick={() => void calls.setOrder(shown)}>
          Set order
        </Button>
      </Actions>
      <Said calls={calls} />
    </Panel>
  );
}
