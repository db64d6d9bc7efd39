import type { GolfTournamentRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { recapAddress } from '../contest/recap-address.rules';

/** The tournaments that are official, the last one first. */
export function RecapLinks({ tournaments }: { tournaments: readonly GolfTournamentRow[] }) {
  return (
    <Panel title="Recaps">
      {tournaments.length === 0 ? (
        <PanelEmpty>No tournament of this season is official yet.</PanelEmpty>
      ) : (
        <List>
          {[...tournaments]
            .sort((a, b) => b.seq - a.seq)
            .map(({ ID, Name, double }) => (
              <li key={ID}>
                <Link to={recapAddress(ID)}>{Name}</Link>
                {double === 1 && <small>double</small>}
              </li>
            ))}
        </List>
      )}
    </Panel>
  );
}

const List = styled.ul`
  ${type.body};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  margin: 0;
  padding: 6px 14px;
  list-style: none;
  a {
    display: inline-block;
    padding: 4px 0;
    ${media.touch} {
      padding: 12px 0;
    }
  }
  small {
    ${type.note};
    margin-left: 6px;
    color: ${token.ink2};
  }
`;
