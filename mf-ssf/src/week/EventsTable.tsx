import { formatDayTime, formatLine, useFromNow } from '@poolhouse/shared-ui';
import { Tick } from '@poolhouse/shared-ui/board';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Counts } from './Counts';
import { Frame, HeadButton, OpenButton, Table } from './events.styles';
import type { SortKey, Sorting } from './games.rules';
import type { StatsGame } from './week.types';
import { oneDigit } from './words.rules';

interface Props {
  readonly games: readonly StatsGame[];
  readonly open: number | null;
  readonly sort: Sorting;
  onOpen(id: number | null): void;
  onSort(key: SortKey): void;
  opened(game: StatsGame): ReactNode;
}

const COLUMNS: readonly { head: string; key?: SortKey; figure?: boolean }[] = [
  { head: 'Date', key: 'date' },
  { head: 'Away Team', key: 'away' },
  { head: 'Away Spread', figure: true },
  { head: 'Score', figure: true },
  { head: 'PScore', key: 'pscore1', figure: true },
  { head: 'Home Team', key: 'home' },
  { head: 'Home Spread', key: 'spread2', figure: true },
  { head: 'Score', figure: true },
  { head: 'PScore', key: 'pscore2', figure: true },
  { head: 'Over/Under', key: 'over_under', figure: true },
  { head: 'POU', key: 'pou', figure: true },
];

/** Every game of the week in a row, which a press opens. */
export function EventsTable({ games, open, sort, onOpen, onSort, opened }: Props) {
  return (
    <Frame tabIndex={0} role="region" aria-label="Games, scrolls sideways where it is narrow">
      <Table>
        <thead>
          <tr>
            {COLUMNS.map(({ head, key, figure }, at) => (
              <th
                key={`${head}${at}`}
                scope="col"
                data-figure={figure}
                data-group={at === 5 || at === 9 || undefined}
                aria-sort={sort.key === key ? sort.direction : undefined}
              >
                {key ? (
                  <HeadButton type="button" onClick={() => onSort(key)}>
                    {head}
                    <i aria-hidden="true">{sort.key === key ? (sort.direction === 'ascending' ? '▲' : '▼') : ''}</i>
                  </HeadButton>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Fragment key={game.id}>
              <Row game={game} open={open === game.id} onOpen={() => onOpen(open === game.id ? null : game.id)} />
              {open === game.id && (
                <tr data-opened>
                  <td colSpan={COLUMNS.length}>{opened(game)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function Row({ game, open, onOpen }: { game: StatsGame; open: boolean; onOpen(): void }) {
  const day = useFromNow((now) => formatDayTime(game.date, now));
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <tr data-open={open} onClick={onOpen}>
      <td>
        <OpenButton
          type="button"
          aria-expanded={open}
          aria-label={`${day}, ${game.nickname1} at ${game.nickname2}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <Chevron size={16} aria-hidden="true" /> {day}
        </OpenButton>
      </td>
      <th scope="row">
        <Tick colors={game.colors1} /> {game.nickname1}
        <Counts game={game} side={1} />
      </th>
      <td data-figure>{formatLine(game.spread1)}</td>
      <td data-figure data-strong>
        {game.score1}
      </td>
      <td data-figure data-strong>
        {oneDigit(game.pscore1)}
      </td>
      <th scope="row" data-group>
        <Tick colors={game.colors2} /> {game.nickname2}
        <Counts game={game} side={2} />
      </th>
      <td data-figure>{formatLine(game.spread2)}</td>
      <td data-figure data-strong>
        {game.score2}
      </td>
      <td data-figure data-strong>
        {oneDigit(game.pscore2)}
      </td>
      <td data-figure data-group>
        {game.over_under}
      </td>
      <td data-figure data-strong>
        {oneDigit(game.pou)}
      </td>
    </tr>
  );
}
