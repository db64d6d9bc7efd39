import type { BodyOf, SquaresConfigRow } from '@poolhouse/contract';
import { amountsBody, usualPercents } from './payouts.rules';

/** What the form holds; figures as they are typed. */
export interface SettingsDraft {
  points: string;
  most: string;
  half: string;
  playins: 0 | 1;
  /** '' with the bracket. */
  lockAt: string;
  /** Whether payouts stay as they are. */
  payouts: 'same' | 'own';
  /** Percent of the pot for each game of a round. */
  percents: string[];
}

/** What the form begins with. */
export const settingsOf = (config: SquaresConfigRow): SettingsDraft => ({
  points: String(config.points_per_square),
  most: String(config.max_squares),
  half: String(config.halftime_pct),
  playins: config.playins,
  lockAt: '',
  payouts: 'same',
  percents: usualPercents(config.playins === 1),
});

/** What is looked at, and saved. */
export const settingsBody = (contest_id: number, draft: SettingsDraft): BodyOf<'POST bbsquares/settings'> => ({
  contest_id,
  points_per_square: Number(draft.points),
  max_squares: Number(draft.most),
  halftime_pct: Number(draft.half),
  playins: draft.playins,
  ...(draft.lockAt !== '' && { lock_at: draft.lockAt }),
  ...(draft.payouts === 'own' && { amounts: amountsBody(draft.percents) }),
});
