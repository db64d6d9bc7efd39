import { formatRecord } from '@poolhouse/contract/formats';
import { lineWords } from '../../game-rows/team-words.rules';

/** What a change of a game says of it; a field that it does not name did not change. */
export interface GameFacts {
  spread2?: number | null;
  state?: string;
  score1?: number | null;
  score2?: number | null;
}

/** The words for a game that was changed; undefined when nothing did that anybody sees. */
export function gameWords(game: { team1: string; team2: string }, before: GameFacts, after: GameFacts): string | undefined {
  const said = [stateWords(before, after), lineChange(game.team2, before, after), scoreWords(before, after)].filter(
    (words) => words !== undefined,
  );
  return said.length === 0 ? undefined : `${game.team1} at ${game.team2}: ${said.join('; ')}.`;
}

/**
 * @param reason null while a pick that the change set is sealed: a reason may tell of it
 */
export function overrideWords(entryName: string, week: number, reason: string | null): string {
  return `Set picks of ${entryName} for week ${week}. ${reason === null ? 'Why is told when the week is over.' : `Why: ${reason}`}`;
}

function lineChange(home: string, before: GameFacts, after: GameFacts): string | undefined {
  if (after.spread2 === undefined || after.spread2 === before.spread2) return undefined;
  const was = before.spread2 == null ? '' : `, was ${lineWords(before.spread2)}`;
  return after.spread2 === null ? `the line was taken away${was}` : `line ${home} ${lineWords(after.spread2)}${was}`;
}

function stateWords(before: GameFacts, after: GameFacts): string | undefined {
  if (after.state === undefined || after.state === before.state) return undefined;
  if (after.state === 'postponed' || after.state === 'cancelled') return after.state;
  const offBoard = before.state === 'postponed' || before.state === 'cancelled';
  return offBoard ? 'back on the board' : undefined;
}

function scoreWords(before: GameFacts, after: GameFacts): string | undefined {
  if (after.score1 == null || after.score2 == null || (after.score1 === before.score1 && after.score2 === before.score2)) return undefined;
  const was = before.score1 == null || before.score2 == null ? '' : `, was ${formatRecord(before.score1, before.score2)}`;
  return `score ${formatRecord(after.score1, after.score2)}${was}`;
}
