import type { FootballConfigRow, FootballScoreRow, NoticeType } from '@poolhouse/contract';

type Noticed = Pick<FootballScoreRow, 'started' | 'inProgress' | 'state' | 'notifications'>;

/** In the order of the dialog. Source: spec 1, section 9. */
export const noticeTypes: readonly { type: NoticeType; label: string }[] = [
  { type: 'scoring_play', label: 'Scoring Play' },
  { type: 'final', label: 'Final' },
];

/**
 * A game's bell: undefined where the contest has none, null where this game has none any more, else whether it is on.
 * It shows while the game is not started or in progress. Source: spec 1, section 2.
 */
export function bellOf(config: Pick<FootballConfigRow, 'notification_support'>, game: Noticed): { on: boolean } | null | undefined {
  if (config.notification_support !== 1) return undefined;
  const ahead = game.state === 'scheduled' && game.started === 0;
  return ahead || game.inProgress === 1 ? { on: noticesOf(game).size > 0 } : null;
}

/** The kinds of notices asked for, from the row's comma list. */
export function noticesOf({ notifications }: Pick<FootballScoreRow, 'notifications'>): ReadonlySet<string> {
  return new Set(notifications.split(',').filter((kind) => kind !== ''));
}

/** The row's list with one kind switched on or off; other kinds stay. */
export function withNotice(game: Pick<FootballScoreRow, 'notifications'>, type: NoticeType, on: boolean): string {
  const kinds = new Set(noticesOf(game));
  if (on) kinds.add(type);
  else kinds.delete(type);
  return [...kinds].join(',');
}
