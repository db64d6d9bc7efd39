import type { AdminGameRow } from '@poolhouse/contract';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Box, ChoiceSelect } from '@poolhouse/shared-ui/desk';
import { Link, useSearchParams } from '@poolhouse/shared-ui/router';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { GameForm } from './GameForm';
import { GamesTable } from './GamesTable';
import { SPORTS } from './source.rules';

/** A week's games, or those that an address names, each of which can be set by hand and given back to its feed. */
export function GamesPanel() {
  // What needs action names the games that it is about.
  const [params] = useSearchParams();
  const ids = params.get('games');
  return ids ? <NamedGames ids={ids} /> : <GamesOfWeek />;
}

const FOOT = 'What is set by hand is marked, and feeds leave it alone until it is released.';

function NamedGames({ ids }: { ids: string }) {
  const { data: page } = useConsole();
  const read = useRead('GET ad/games', { ids }, page);
  return (
    <Panel title="Games to enter" action={<Link to="?tab=gameday">All games</Link>} foot={FOOT}>
      <ReadGate read={read} rows={4} stays>
        {({ games }) => <WeekGames games={games.data} />}
      </ReadGate>
    </Panel>
  );
}

function GamesOfWeek() {
  const { data: page } = useConsole();
  const [sport, setSport] = useState<AdminGameRow['sport']>('NFL');
  const [week, setWeek] = useState(0);
  const read = useRead('GET ad/games', { sport, ...(week > 0 && { week }) }, page);
  const { data } = read;
  const [on, setOn] = useState<number | null>(null);
  // Asked for no week, the server answers with the one that is on.
  if (week === 0 && data && data.week !== on) setOn(data.week);
  const weeks = Array.from({ length: data?.weeks ?? 0 }, (_, i) => ({
    value: i + 1,
    label: `Week ${i + 1}${i + 1 === on ? ', now' : ''}`,
  }));
  const ofSport = (next: AdminGameRow['sport']) => {
    setSport(next);
    setWeek(0);
  };
  return (
    <Panel
      title="Games"
      action={
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <ChoiceSelect input={{ 'aria-label': 'Sport' }} value={sport} choices={SPORTS} onChange={ofSport} />
          <ChoiceSelect
            input={{ 'aria-label': 'Week' }}
            value={week === 0 ? (data?.week ?? 0) : week}
            choices={weeks}
            onChange={(next) => setWeek(next)}
          />
        </Box>
      }
      foot={FOOT}
    >
      <ReadGate read={read} rows={10} stays>
        {({ games }) => <WeekGames games={games.data} />}
      </ReadGate>
    </Panel>
  );
}

function WeekGames({ games }: { games: readonly AdminGameRow[] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (games.length === 0) return <PanelEmpty>No games of this week are there. Load the season under Files in and out.</PanelEmpty>;
  return (
    <>
      <GamesTable games={games} open={open} onOpen={setOpen} />
      {games
        .filter(({ ID }) => ID === open)
        .map((game) => (
          <GameForm key={game.ID} game={game} onClose={() => setOpen(null)} />
        ))}
    </>
  );
}
