import { formatAnd } from '@poolhouse/shared-ui';
import { DataTable, Panel, useOneColumn } from '@poolhouse/shared-ui/board';
import type { AuctionOwnerRow, BracketData } from '../contest/auction.types';
import { OwnerMark } from '../owner/OwnerMark';
import { OwnerName } from '../owner/OwnerName';
import { useOwnerMarks } from '../owner/useOwnerMarks';
import { REACHED } from '../worth/worth.rules';
import type { Chances } from './chances.rules';
import type { Deciding, Outcome } from './deciding.rules';

/** So many teams are named of those that must all do alike. */
const NAMED = 3;
const TITLE = 5;

interface Row extends AuctionOwnerRow {
  deciding: Deciding;
}

/** Outcomes in words, teams of which the same is said together: 'A and B do not win the title'. */
function sentences(outcomes: readonly Outcome[], team: (outcome: Outcome) => string): string[] {
  const alike = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.round}:${outcome.wins}`;
    alike.set(key, [...(alike.get(key) ?? []), outcome]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { round, wins } = first;
    const names = group.slice(0, NAMED).map(team);
    if (group.length > NAMED) names.push(`${group.length - NAMED} more`);
    const who = formatAnd(names);
    const [does, what] = round === TITLE ? ['win', 'the title'] : ['reach', REACHED[round + 1]];
    if (group.length > 1) return [`${who} ${wins ? '' : 'do not '}${does} ${what}`];
    return [`${who} ${wins ? `${does}${round === TITLE ? 's' : 'es'}` : `does not ${does}`} ${what}`];
  });
}

type NameOf = (outcome: Outcome) => string;

const needsOf = ({ deciding: { state, needs } }: Row, team: NameOf): string => {
  if (state !== 'open') return state === 'sure' ? 'Nothing more' : 'Cannot be first any more';
  return needs.length === 0 ? 'No single result' : sentences(needs, team).join('; ');
};
const enoughFor = ({ deciding: { state, enough } }: Row, team: NameOf): string => {
  if (state !== 'open') return state === 'sure' ? 'First whatever happens' : '–';
  return enough.length === 0 ? 'More than two results' : formatAnd(sentences(enough, team));
};

/** What decides the first place: what each owner cannot do without, and the fewest results that are enough. */
export function DecidingTable({ data, chances, me }: { data: BracketData; chances: Chances; me: number }) {
  const oneColumn = useOneColumn();
  const marks = useOwnerMarks(data.owners.data);
  const field = data.bracket.data.filter(({ round }) => round === 1).sort((a, b) => a.position - b.position);
  const team = ({ place }: Outcome) => field[place]?.Team ?? '';
  const rows = data.owners.data.flatMap((owner, n): Row[] => {
    const deciding = chances.deciding[n];
    return deciding ? [{ ...owner, deciding }] : [];
  });
  rows.sort((a, b) => ORDER[a.deciding.state] - ORDER[b.deciding.state] || a.Rank - b.Rank);
  if (rows.length === 0) return null;
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
            render: (row) =>
              oneColumn ? <OwnerMark name={row.Name} mark={marks.get(row.ID)} /> : <OwnerName name={row.Name} you={row.ID === me} />,
          },
          { key: 'needs', head: 'Cannot do without', render: (row) => needsOf(row, team) },
          { key: 'enough', head: 'Is enough', render: (row) => enoughFor(row, team) },
        ]}
        rows={rows}
        rowKey={(row) => row.ID}
        mine={(row) => row.ID === me}
      />
    </Panel>
  );
}

const ORDER = { sure: 0, open: 1, out: 2 } as const;
