import type { GolfTournamentRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { pick1RecapAddress, recapAddress } from '../contest/recap-address.rules';

interface Props {
  tournaments: readonly GolfTournamentRow[];
  /** The Pick1 contest in which the player is as well; 0 for none. */
  pick1: number;
}

/** The tournaments that are official, the last one first, for who plays Pick1 beside them with what they came to there. */
export function RecapLinks({ tournaments, pick1 }: Props) {
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
                {pick1 > 0 && (
                  <Link to={pick1RecapAddress(pick1, ID)} aria-label={`Pick1: ${Name}`} data-pick1>
                    Pick1
                  </Link>
                )}
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
  a[data-pick1] {
    margin-left: 12px;
  }
  small {
    ${type.note};
    margin-left: 6px;
    color: ${token.ink2};
  }
`;
