import type { WinsOutlookRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FieldGroup } from '@poolhouse/shared-ui/desk';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { shuffled, type Seat } from '../draft.rules';
import type { AdminCalls } from '../useAdminCalls';
import { OrderList } from './OrderList';
import { Said } from './Said';

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
  const { shown, same, set, names, setOrder } = useOrder(entries, seats);
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
      action={set ? 'Set, until the first team is drafted' : 'Not set yet'}
      foot="The order of the first round; the second goes back the other way."
    >
      <OrderList order={shown} names={names} onOrder={setOrder} />
      <FieldGroup>
        <Buttons>
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
        </Buttons>
      </FieldGroup>
      <Said calls={calls} />
    </Panel>
  );
}

/** The order that is shown: what was moved, else as it is set, those who are new last by name. */
function useOrder(entries: Props['entries'], seats: readonly Seat[]) {
  const names = new Map(entries.map(({ ID, EntryName }) => [ID, EntryName]));
  const set = seats.map((seat) => seat.entryId).filter((id) => names.has(id));
  const rest = [...entries]
    .sort((a, b) => byText(a.EntryName, b.EntryName))
    .map(({ ID }) => ID)
    .filter((id) => !set.includes(id));
  const [order, setOrder] = useState<readonly number[]>([]);
  const moved = order.length === entries.length && order.every((id) => names.has(id));
  const shown = moved ? order : [...set, ...rest];
  return { names, shown, setOrder, set: set.length > 0, same: rest.length === 0 && shown.join() === set.join() };
}
