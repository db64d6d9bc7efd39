import type { LinkMode, LinkState } from '@poolhouse/contract';

const HOUR_MS = 60 * 60_000;
/** How long a link works, ms of the site's time. */
export const LINK_LASTS_MS: Readonly<Record<LinkMode, number>> = { join: 14 * 24 * HOUR_MS, reset: 24 * HOUR_MS };

export interface LinkFacts {
  mode: LinkMode;
  expiresAt: number;
  usedAt: number | null;
  /** Keys of the names under which its owner signs in. */
  ownerKeys: readonly string[];
}

/**
 * What became of a link.
 *
 * @param namedKey key of the user for whom it was opened, where somebody was named
 * @param now site time, epoch ms
 */
export function linkState(link: LinkFacts | undefined, namedKey: string | undefined, now: number): LinkState {
  if (!link) return 'unknown';
  if (namedKey !== undefined && !link.ownerKeys.includes(namedKey)) return 'other_user';
  if (link.usedAt !== null) return 'used';
  return now < link.expiresAt ? 'good' : 'expired';
}

const ANOTHER: Readonly<Record<LinkMode, string>> = {
  join: 'Ask your administrator for another one.',
  reset: 'Ask for another one on the sign-in page.',
};

/** The state in plain words; '' for a good link. */
export function linkWords(state: LinkState, mode: LinkMode | null): string {
  const another = ANOTHER[mode ?? 'reset'];
  switch (state) {
    case 'good':
      return '';
    case 'used':
      return mode === 'join'
        ? 'This link has been used already, so you have a password. Sign in with it, or ask for a new one on the sign-in page.'
        : `This link does not work any more: a password was set by it, or by another one. ${another}`;
    case 'expired':
      return `This link is too old. ${another}`;
    case 'other_user':
      return 'This link was made for another user.';
    case 'unknown':
      return 'This link is not known here. Open it again from the mail, whole, or ask for another one.';
  }
}
