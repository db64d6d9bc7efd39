import type { GolfConfigRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { entryLines } from '../contest/rounds.rules';
import { chancesOf, needs, needWords } from './need.rules';

/** What it takes to climb in this round, the others standing still; nothing where nobody is ahead or no hole is open. */
export function NeedLines({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const lines = useMemo(() => {
    const [own] = entryLines(
      data,
      config.current_round,
      data.picks.data.filter(({ mine }) => mine === 1),
    );
    const chances = own ? chancesOf(own, data.courses.data) : [];
    if (chances.length === 0) return [];
    return needs(data.standings.data, config, chances).map(({ goal, need }) => ({ goal, words: needWords(need, chances.length) }));
  }, [data, config]);
  if (lines.length === 0) return null;
  return (
    <Lines aria-label="What you need">
      {lines.map(({ goal, words }) => (
        <li key={goal}>
          <b>To be {goal}</b> {words}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  ${type.note};
  margin: 0;
  padding: 8px 14px;
  list-style: none;
  color: ${token.ink2};
  b {
    color: ${token.ink};
  }
`;
