import type { StatsConfigRow } from '@poolhouse/contract';
import { field, media, plural, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePhone } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useMemo, useState } from 'react';
import type { StatsGame, WeekPage } from '../game/week.types';
import { EventCard } from './EventCard';
import { EventsTable } from './EventsTable';
import { BY_DATE, found, gamesOf, ordered, pressed } from './games.rules';
import { Opened } from './Opened';

interface Props {
  readonly data: WeekPage;
  readonly config: StatsConfigRow;
  onNamed(): void;
}

/** The games of a week: found by team, sorted by a press on a head, one open at a time. */
export function WeekPanel({ data, config, onNamed }: Props) {
  const [words, setWords] = useState('');
  const [sort, setSort] = useState(BY_DATE);
  const [open, setOpen] = useState<number | null>(null);
  const phone = usePhone();
  const all = useMemo(() => gamesOf(data), [data]);
  const games = useMemo(() => ordered(found(all, words), sort), [all, words, sort]);
  const opened = (game: StatsGame) => <Opened game={game} sigma={config.sigma} admin={config.isAdmin === 1} onNamed={onNamed} />;
  return (
    <Panel
      id="games"
      title={`Week ${config.week}`}
      action={<PScoreKey />}
      foot="POU is the sum of the two PScores. A started game’s PScore is frozen at kick-off. Blank scores: not started."
    >
      {all.length > 6 && <FindTeam words={words} count={games.length} onFind={setWords} />}
      {games.length === 0 && (
        <PanelEmpty>{all.length === 0 ? 'No games are known of this week.' : 'No team of this week is called so.'}</PanelEmpty>
      )}
      {games.length > 0 &&
        (phone ? (
          games.map((game) => (
            <EventCard key={game.id} game={game} open={open === game.id} onOpen={() => setOpen(open === game.id ? null : game.id)}>
              {opened(game)}
            </EventCard>
          ))
        ) : (
          <EventsTable games={games} open={open} sort={sort} onOpen={setOpen} onSort={(by) => setSort(pressed(sort, by))} opened={opened} />
        ))}
    </Panel>
  );
}

function FindTeam({ words, count, onFind }: { words: string; count: number; onFind(words: string): void }) {
  return (
    <Find>
      <input
        type="search"
        aria-label="Find a team"
        placeholder="Find a team"
        value={words}
        onChange={(event) => onFind(event.target.value)}
      />
      <span role="status">{words.trim() !== '' && `${plural(count, 'game')} found`}</span>
    </Find>
  );
}

/** What the figures of the panel are, in its head. */
export const PScoreKey = () => (
  <Key>
    PScore = sum of the factors. <b data-sign="plus">+4</b> plus and <b data-sign="minus">−2</b> minus factors
  </Key>
);

const Key = styled.span`
  [data-sign='plus'] {
    color: ${token.winInk};
  }
  [data-sign='minus'] {
    color: ${token.lossInk};
  }
`;
const Find = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 14px;
  border-bottom: 1px solid ${token.line};
  ${type.note};
  color: ${token.ink2};
  input {
    ${field};
    width: 220px;
    height: 36px;
    padding: 0 10px;
    ${media.touch} {
      height: 44px;
    }
  }
  ${media.phone} {
    padding-inline: 16px;
    input {
      width: 100%;
    }
  }
`;
