import { formatDayTime, formatLine, useFromNow } from '@poolhouse/shared-ui';
import { Tick } from '@poolhouse/shared-ui/board';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { StatsGame } from '../game/week.types';
import { oneDigit } from '../game/words.rules';
import { Counts } from './Counts';
import { Frame, HeadButton, OpenButton, Table } from './events.styles';
import { sideOf, type SortKey, type Sorting } from './games.rules';

interface Props {
  readonly games: readonly StatsGame[];
  readonly open: number | null;
  readonly sort: Sorting;
  onOpen(id: number | null): void;
  onSort(key: SortKey): void;
  opened(game: StatsGame): ReactNode;
}

interface EventColumn {
  head: string;
  key?: SortKey;
  figure?: boolean;
}
const COLUMNS: readonly EventColumn[] = [
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
            {COLUMNS.map((column, at) => (
              <ColumnHead key={`${column.head}${at}`} column={column} group={at === 5 || at === 9} sort={sort} onSort={onSort} />
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

interface ColumnHeadProps {
  column: EventColumn;
  /** A new group of columns begins with it. */
  group: boolean;
  sort: Sorting;
  onSort(key: SortKey): void;
}

function ColumnHead({ column: { head, key, figure }, group, sort, onSort }: ColumnHeadProps) {
  const direction = sort.key === key ? sort.direction : undefined;
  return (
    <th scope="col" data-figure={figure} data-group={group || undefined} aria-sort={direction}>
      {key ? (
        <HeadButton type="button" onClick={() => onSort(key)}>
          {head}
          <i aria-hidden="true">{direction ? (direction === 'ascending' ? '▲' : '▼') : ''}</i>
        </HeadButton>
      ) : (
        head
      )}
    </th>
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
      <Side game={game} n={1} />
      <Side game={game} n={2} />
      <td data-figure data-group>
        {game.over_under}
      </td>
      <td data-figure data-strong>
        {oneDigit(game.pou)}
      </td>
    </tr>
  );
}

/** A team with its line, its score and what the model gives it; the home team begins a group of columns. */
function Side({ game, n }: { game: StatsGame; n: 1 | 2 }) {
  const { name, colors, spread, score, pscore } = sideOf(game, n);
  return (
    <>
      <th scope="row" data-group={n === 2 || undefined}>
        <Tick colors={colors} /> {name}
        <Counts game={game} side={n} />
      </th>
      <td data-figure>{formatLine(spread)}</td>
      <td data-figure data-strong>
        {score}
      </td>
      <td data-figure data-strong>
        {oneDigit(pscore)}
      </td>
    </>
  );
}
