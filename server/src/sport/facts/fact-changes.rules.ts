import type { GameFacts, KnownFacts, Roof, Starter } from './game-facts.rules';

/** What of a game's facts is new; a field that is left out stays. */
export interface FactChanges {
  totalLine?: number;
  neutral?: boolean;
  roof?: Roof;
  starter1?: Starter;
  starter2?: Starter;
}

export interface Telling {
  /** An import tells how it was; a feed tells what is ahead, and fills in what nobody has said. */
  from: 'import' | 'feed';
  kickoffAt: number;
  /** Site time, epoch ms. */
  now: number;
  /** The feed of lines has spoken: the scoreboard's total would move it back and forth. */
  keepTotal?: boolean;
}

/**
 * Holds what a source says against what is known. A total is frozen at kick-off, as a line is; then it is only filled in by an import.
 * A starter whom an administrator named stands until kick-off; afterwards an import says who began.
 */
export function factChanges(known: KnownFacts, reported: GameFacts, { from, kickoffAt, now, keepTotal = false }: Telling): FactChanges {
  const ahead = now < kickoffAt;
  const total = reported.totalLine !== known.totalLine && !keepTotal && (ahead || (from === 'import' && known.totalLine === null));
  const neutral = reported.neutral !== known.neutral && (ahead || from === 'import');
  const roof = reported.roof !== known.roof && (from === 'import' || (ahead && known.roof === null));
  const starter = (side: 0 | 1) => {
    const [before, after] = [known.starters[side], reported.starters[side]];
    if (after === null || (before?.id === after.id && before.name === after.name)) return null;
    return before?.source === 'admin' && ahead ? null : after;
  };
  const [starter1, starter2] = [starter(0), starter(1)];
  return {
    ...(total && reported.totalLine !== null ? { totalLine: reported.totalLine } : {}),
    ...(neutral && reported.neutral !== null ? { neutral: reported.neutral } : {}),
    ...(roof && reported.roof !== null ? { roof: reported.roof } : {}),
    ...(starter1 ? { starter1 } : {}),
    ...(starter2 ? { starter2 } : {}),
  };
}

export const isEmptyChange = (changes: FactChanges): boolean => Object.keys(changes).length === 0;
