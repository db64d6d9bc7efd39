import { formatLongDay, formatTime, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { SportFilterBar } from '@poolhouse/shared-ui/screen';
import { memo, useState } from 'react';
import { availableGames, groupRuns, type SportFilter } from '../events.rules';
import type { Margins } from '../model.rules';
import type { Slots, Week } from '../picks.rules';
import { GameSides } from './GameSides';
import { Hint } from './Hint';

const Kickoff = styled.section`
  container-type: inline-size;
`;

const Day = styled.h3`
  ${type.head};
  padding: 10px 14px;
  color: ${token.ink2};
  background: ${token.sunken};
  border-block: 1px solid ${token.line};
`;

const Foot = styled.div`
  ${type.small};
  display: grid;
  gap: 6px;
  & a {
    font-weight: 600;
    text-decoration: none;
  }
`;

interface Props {
  week: Week;
  slots: Slots;
  margins: Margins;
  /** Why the last tap changed nothing. */
  hint: string;
  onPick(side: { eventId: number; team: string }): void;
}

/** The games still to come, kick-off by kick-off; a tap on a side picks it. */
export const AvailableGames = memo(function AvailableGames({ week, slots, margins, hint, onPick }: Props) {
  const [filter, setFilter] = useState<SportFilter>('All');
  const games = availableGames([...week.events.values()], filter, week.now);
  return (
    <Panel
      title="Available Games"
      action={<SportFilterBar value={filter} onChange={setFilter} />}
      foot={<Notes model={margins.size > 0} />}
    >
      <Hint text={hint} />
      {games.length === 0 && (
        <PanelEmpty>{filter === 'All' ? 'Every game of this week has started.' : `No ${filter} games are left this week.`}</PanelEmpty>
      )}
      {groupRuns(games, (game) => game.Day).map((kickoff) => (
        <Kickoff key={kickoff.key}>
          <Day>
            {formatLongDay(kickoff.key)}, {formatTime(kickoff.key)}
          </Day>
          {kickoff.rows.map((game) => (
            <GameSides
              key={game.ID}
              game={game}
              slot={slots.find((slot) => slot?.eventId === game.ID) ?? null}
              margin={margins.get(game.ID)}
              onPick={onPick}
            />
          ))}
        </Kickoff>
      ))}
    </Panel>
  );
});

/** Where lines and margins come from. @param model whether margins of the model are shown */
const Notes = ({ model }: { model: boolean }) => (
  <Foot>
    <span>
      Spreads refresh hourly on the hour.{' '}
      <a href="/events.csv" download>
        Download events.csv
      </a>
    </span>
    {model && (
      <span>
        Model: the margin of Sports Stats, as it stands before kick-off.{' '}
        <Link to="/ssf/accuracy">How good it has been beside the closing line</Link>
      </span>
    )}
    <Link to="/football">Return to the main Page</Link>
  </Foot>
);
