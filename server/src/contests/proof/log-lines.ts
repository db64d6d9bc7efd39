import type { Outcome } from '../../sport/games/game-outcomes.store';
import type { Contest, Entry } from '../contest';
import type { LogLine } from '../log/log.store';
import type { KnownBefore, LoggedResult, SealRound, SealSource } from './seal-source';
import { ON_TIME_MS, type DueSeal, type Seal } from './seals';

/** What was there when a log began. */
interface KnownContest {
  entries: readonly Entry[];
  /** How many things one entry picks in a round. */
  slots: number;
  /** What these are called where they are no picks. */
  words: SealSource['words'];
  known: KnownBefore;
}

/** The first line of a log: all that was known when it began, which nothing seals. */
export function firstLine({ id, type, name, year, firstWeek }: Contest, { entries, slots, words, known }: KnownContest): LogLine {
  return {
    kind: 'began',
    body: {
      contest: id,
      type,
      name,
      year,
      first_week: firstWeek,
      slots,
      ...(words ? { words: [...words] } : {}),
      entries: entries.map((entry) => ({ entry: entry.id, name: entry.name })),
      results: known.results,
      picks: known.picks,
    },
  };
}

/** A seal; what came after its time says so. */
export function sealLine({ period, name }: Pick<SealRound, 'period' | 'name'>, { beat, tree }: Seal, due: DueSeal, now: number): LogLine {
  const late = now - due.at;
  const body = {
    beat,
    period,
    root: tree.root().toString('base64'),
    slots: tree.size,
    ...(name === undefined ? {} : { name }),
    ...(late > ON_TIME_MS ? { late } : {}),
  };
  if (due.kind === 'beat') return { kind: 'beat', body };
  return { kind: 'lock', body: { ...body, events: due.events, ...(due.last ? { last: true } : {}) } };
}

/** How a game ended, or ended otherwise, or was called off. @param game what the log says of it beside the score */
export function outcomeLine({ kind, score1, score2, reason }: Outcome, game: LoggedResult): LogLine {
  if (kind === 'postponed') {
    const { line: _line, ...called } = game;
    return { kind, body: called };
  }
  const body = { ...game, score1, score2 };
  return kind === 'result' ? { kind, body } : { kind, body: { ...body, reason } };
}
