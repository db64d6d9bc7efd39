import type { GolfConfigRow, GolfPicksRow } from '@poolhouse/contract';
import { formatList, token, type } from '@poolhouse/shared-ui';
import { EntryName, Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { GolfPage } from '../contest/golf.types';

/** Before the first tee: whose picks are in, and the way to my own. */
export default function WhoIsIn({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const rows = [...data.picks.data].sort((a, b) => b.picked - a.picked || (a.EntryName < b.EntryName ? -1 : 1));
  const own = rows.find(({ mine }) => mine === 1);
  return (
    <Panel
      id="who"
      title="Who is in"
      action={`${rows.filter(({ picked }) => picked === 1).length} of ${rows.length}`}
      foot="Picks are sealed until the first tee."
    >
      {own && <Own row={own} link={isNext(data, config)} />}
      <List>
        {rows.map((row) => (
          <li key={row.id} data-in={row.picked === 1 || undefined}>
            {row.picked === 1 ? <CircleCheck size={16} aria-label="in" /> : <CircleDashed size={16} aria-label="not in yet" />}
            <EntryName name={row.EntryName} you={row.mine === 1} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** Picks are made for the earliest tournament that has not begun. */
function isNext(data: GolfPage, { current_tournament }: GolfConfigRow): boolean {
  const open = data.tournaments.data.filter(({ status }) => status === 'NOT_STARTED').sort((a, b) => a.seq - b.seq);
  return open[0]?.ID === current_tournament;
}

function Own({ row, link }: { row: GolfPicksRow; link: boolean }) {
  const isIn = row.picked === 1;
  const names = formatList([row.Pick1Name, row.Pick2Name, row.Pick3Name, row.Pick4Name]);
  return (
    <Mine>
      <span>{isIn ? `Your picks: ${names}.` : 'Your picks are not in yet.'}</span>
      {link && <Link to="/golf/makepicks">{isIn ? 'Change your picks' : 'Make your picks'}</Link>}
    </Mine>
  );
}

const Mine = styled.p`
  ${type.cell};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 14px;
  padding: 6px 14px;
  border-bottom: 1px solid ${token.line};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    color: ${token.brand};
  }
`;

const List = styled.ul`
  ${type.cell};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: 6px 14px;
  margin: 0;
  padding: 10px 14px;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    color: ${token.ink2};
  }
  svg {
    flex: none;
    color: ${token.ink3};
  }
  [data-in] > svg {
    color: ${token.winInk};
  }
`;
