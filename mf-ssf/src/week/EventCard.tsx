import { formatDayTime, formatLine, token, type, useFromNow } from '@poolhouse/shared-ui';
import { Tick, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatsGame } from '../game/week.types';
import { oneDigit } from '../game/words.rules';
import { Counts } from './Counts';
import { sideOf } from './games.rules';

interface Props {
  readonly game: StatsGame;
  readonly open: boolean;
  onOpen(): void;
  children: ReactNode;
}

/** A game on a phone: away over home, and its factors once it is opened. */
export function EventCard({ game, open, onOpen, children }: Props) {
  const day = useFromNow((now) => formatDayTime(game.date, now));
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Card data-open={open}>
      <Head type="button" aria-expanded={open} onClick={onOpen}>
        <span>
          <Chevron size={18} aria-hidden="true" /> {day}
          <VisuallyHidden>
            , {game.nickname1} at {game.nickname2}
          </VisuallyHidden>
        </span>
        <span>
          {game.over_under !== null && `O/U ${game.over_under} `}
          {game.pou !== null && <b>POU {oneDigit(game.pou)}</b>}
        </span>
      </Head>
      <Sides onClick={onOpen}>
        <colgroup>
          <col />
          <col span={3} data-figure />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Spread</th>
            <th scope="col">Score</th>
            <th scope="col">PScore</th>
          </tr>
        </thead>
        <tbody>
          <Side game={game} n={1} />
          <Side game={game} n={2} />
        </tbody>
      </Sides>
      {open && children}
    </Card>
  );
}

function Side({ game, n }: { game: StatsGame; n: 1 | 2 }) {
  const { name, colors, spread, score, pscore } = sideOf(game, n);
  return (
    <tr>
      <th scope="row">
        <Tick colors={colors} /> {name}
        <Counts game={game} side={n} />
      </th>
      <td>{formatLine(spread)}</td>
      <td>{score}</td>
      <td data-strong>{oneDigit(pscore)}</td>
    </tr>
  );
}

const Card = styled.article`
  border-bottom: 1px solid ${token.line};
  /* The first says what the columns are; for who listens, each does. */
  & + & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &[data-open='true'] {
    box-shadow: inset 3px 0 ${token.brand};
  }
`;
const Head = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 16px;
  ${type.cell};
  color: ${token.ink2};
  background: none;
  border: 0;
  cursor: pointer;
  > span {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
  }
  b {
    font-weight: 600;
    color: ${token.ink};
  }
`;
const Sides = styled.table`
  width: 100%;
  margin-bottom: 10px;
  border-collapse: collapse;
  table-layout: fixed;
  ${type.cell};
  /* As wide in every card, under the heads of the first: a row of heads that is out of sight gives its table no widths. */
  [data-figure] {
    width: min(4.25rem, 21vw);
  }
  th,
  td {
    padding: 3px 4px;
    text-align: right;
    font-weight: 500;
  }
  thead th {
    ${type.head};
    color: ${token.ink3};
    /* Columns keep their width; a longer word is broken. */
    overflow-wrap: anywhere;
  }
  tr > th:first-of-type {
    padding-left: 16px;
    text-align: left;
  }
  tr > :last-child {
    padding-right: 16px;
  }
  [data-strong] {
    font-weight: 600;
  }
  th[scope='row'] > :not(* + *) {
    margin-right: 6px;
  }
`;
