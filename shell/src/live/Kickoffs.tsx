import { epoch, formatDayTime, formatList, plural, TimeTo, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { Kickoff } from './live.rules';

interface Props {
  readonly kickoffs: readonly Kickoff[];
  titleOf(contest: string): string;
}

/** Nothing of the player's is on: when the next of it begins. */
export function Kickoffs({ kickoffs, titleOf }: Props) {
  return (
    <Panel title="Next for you" action="nothing of yours is on">
      {kickoffs.length === 0 && <PanelEmpty>None of your picks is in play, and none is to come.</PanelEmpty>}
      <List role="list">
        {kickoffs.map(({ at, picks, contests }) => (
          <li key={at}>
            <b>{formatDayTime(at)}</b>
            <span>
              {plural(picks, 'pick')} in {formatList(contests.map(titleOf))}
            </span>
            <small>
              <TimeTo at={epoch(at)} />
            </small>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(120px, auto) 1fr auto;
    gap: 4px 16px;
    align-items: center;
    min-height: 60px;
    padding: 8px 16px;
    border-top: 1px solid ${token.line};
  }
  li:first-of-type {
    border-top: 0;
  }
  b {
    ${type.value};
  }
  span,
  small {
    ${type.cell};
    color: ${token.ink2};
  }
`;
