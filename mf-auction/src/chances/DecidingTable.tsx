import { DataTable, Panel } from '@poolhouse/shared-ui/board';
import type { AuctionOwnerRow, BracketData } from '../contest/auction.types';
import { OwnerName } from '../owner/OwnerName';
import { REACHED } from '../worth/worth.rules';
import type { Chances } from './chances.rules';
import type { Deciding, Outcome } from './deciding.rules';

/** So many needs are told; a longer list is no plan. */
const TOLD = 3;
const TITLE = 5;

interface Row extends AuctionOwnerRow {
  deciding: Deciding;
}

/** What decides the first place: what each owner cannot do without, and the fewest results that are enough. */
export function DecidingTable({ data, chances, me }: { data: BracketData; chances: Chances; me: number }) {
  const field = data.bracket.data.filter(({ round }) => round === 1).sort((a, b) => a.position - b.position);
  const words = ({ place, round, wins }: Outcome) => {
    const team = field[place]?.Team ?? '';
    if (round === TITLE) return `${team} ${wins ? 'wins' : 'does not win'} the title`;
    return `${team} ${wins ? 'reaches' : 'does not reach'} ${REACHED[round + 1]}`;
  };
  const rows = data.owners.data.flatMap((owner, n): Row[] => {
    const deciding = chances.deciding[n];
    return deciding ? [{ ...owner, deciding }] : [];
  });
  rows.sort((a, b) => ORDER[a.deciding.state] - ORDER[b.deciding.state] || a.Rank - b.Rank);
  if (rows.length === 0) return null;
  const needs = ({ deciding: { state, needs: all } }: Row) => {
    if (state !== 'open') return state === 'sure' ? 'Nothing more' : 'Cannot be first any more';
    if (all.length === 0) return 'No single result';
    return `${all.slice(0, TOLD).map(words).join('; ')}${all.length > TOLD ? `; and ${all.length - TOLD} more` : ''}`;
  };
  const enough = ({ deciding: { state, enough: all } }: Row) => {
    if (state !== 'open') return state === 'sure' ? 'First whatever happens' : '–';
    return all.length === 0 ? 'More than two results' : all.map(words).join(', and ');
  };
  return (
    <Panel
      title="What decides first place"
      action="From every ending that is left"
      foot="Shared first places count. The same for every owner."
    >
      <DataTable
        caption="What decides first place"
        columns={[
          {
            key: 'owner',
            head: 'Owner',
            rowHead: true,
            render: (row) => <OwnerName name={row.Name} color={row.Color} you={row.ID === me} />,
          },
          { key: 'needs', head: 'Cannot do without', render: needs },
          { key: 'enough', head: 'Is enough', render: enough },
        ]}
        rows={rows}
        rowKey={(row) => row.ID}
        mine={(row) => row.ID === me}
      />
    </Panel>
  );
}

const ORDER = { sure: 0, open: 1, out: 2 } as const;
