import { formatLine, formatList, formatRecord } from '@poolhouse/contract/formats';
import type { KnownEvent } from '../known-event';
import type { GameFields } from './game-plan.rules';

/** What a plan changes of a game, for people: 'Colts at Texans: score 20–20 to 23–20, Q4 to Final'. Undefined where nobody sees any of it. */
export function changeWords(known: KnownEvent, fields: GameFields): string | undefined {
  const after = { ...known, ...fields };
  const moved = (field: keyof GameFields) => field in fields;
  const parts = [
    (moved('score1') || moved('score2')) && `score ${scoreWords(known)} to ${scoreWords(after)}`,
    moved('state') && `${known.state.replace('_', ' ')} to ${after.state.replace('_', ' ')}`,
    moved('status') && `${known.status || 'no status'} to ${after.status || 'no status'}`,
    moved('timeLeft') && after.timeLeft !== '' && `${after.timeLeft} left`,
    moved('kickoffAt') && `kick-off to ${new Date(after.kickoffAt).toISOString()}`,
    moved('spread2') && after.spread2 !== null && `home line to ${formatLine(after.spread2)}`,
    moved('tv') && `on ${after.tv}`,
  ];
  const words = formatList(parts);
  return words === '' ? undefined : `${known.team1} at ${known.team2}: ${words}`;
}

const scoreWords = ({ score1, score2 }: Pick<KnownEvent, 'score1' | 'score2'>): string =>
  score1 === null || score2 === null ? 'none' : formatRecord(score1, score2);
