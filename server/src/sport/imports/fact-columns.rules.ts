import { formatList } from '@poolhouse/contract/formats';
import { ROOFS, type GameFacts, type Roof, type Starter } from '../facts/game-facts.rules';
import type { Fields } from './fields';

type Check = (ok: boolean, reason: string) => boolean;

const HIGHEST_TOTAL = 150;

/**
 * The columns of nflverse's games.csv that tell more of a game: total_line, location, roof, away_qb_id, away_qb_name, home_qb_id,
 * home_qb_name. A file may lack any of them; what it does not say is null.
 */
export function readFacts(row: Fields, check: Check, quoted: (column: string) => string): GameFacts {
  const total = row.value('total_line') === '' ? null : Number(row.value('total_line'));
  check(
    total === null || (Number.isInteger(total * 2) && total > 0 && total <= HIGHEST_TOTAL),
    `total_line ${quoted('total_line')} is not a total in half points`,
  );
  const location = row.value('location').toLowerCase();
  check(['', 'home', 'neutral'].includes(location), `location ${quoted('location')} is neither Home nor Neutral`);
  const roof = row.value('roof').toLowerCase();
  check(roof === '' || isRoof(roof), `roof ${quoted('roof')} is none of ${formatList(ROOFS)}`);
  return {
    totalLine: total,
    neutral: location === '' ? null : location === 'neutral',
    roof: isRoof(roof) ? roof : null,
    starters: [starter(row, 'away', check, quoted), starter(row, 'home', check, quoted)],
  };
}

const isRoof = (text: string): text is Roof => (ROOFS as readonly string[]).includes(text);

/** Where the file has a name alone, the name is the id. */
function starter(row: Fields, side: 'away' | 'home', check: Check, quoted: (column: string) => string): Starter | null {
  const [idColumn, nameColumn] = [`${side}_qb_id`, `${side}_qb_name`];
  const [id, name] = [row.value(idColumn), row.value(nameColumn)];
  if (id === '' && name === '') return null;
  const sound = (text: string) => text.length <= 60 && !/[\p{Cc}]/u.test(text);
  if (
    !check(sound(id), `${idColumn} ${quoted(idColumn)} is no id`) ||
    !check(sound(name), `${nameColumn} ${quoted(nameColumn)} is no name`)
  )
    return null;
  return { id: id || nameId(name), name: name || id };
}

/** What stands for somebody of whom only the name is known. */
export const nameId = (name: string): string => `name:${name.trim().toLowerCase()}`;
