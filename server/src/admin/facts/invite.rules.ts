export interface InviteFacts {
  uses: number;
  used: number;
  /** Site time, epoch ms. */
  expiresAt: number;
  revokedAt: number | null;
}

export type InviteState = 'open' | 'used' | 'expired' | 'revoked';

/** What became of an invitation. */
export function inviteState({ uses, used, expiresAt, revokedAt }: InviteFacts, now: number): InviteState {
  if (revokedAt !== null) return 'revoked';
  if (now >= expiresAt) return 'expired';
  return used >= uses ? 'used' : 'open';
}

const WORDS: Readonly<Record<InviteState | 'unknown', string>> = {
  open: '',
  used: 'This invitation has been used up. Ask for a new one.',
  expired: 'This invitation has ended. Ask for a new one.',
  revoked: 'This invitation was taken back. Ask for a new one.',
  unknown: 'This is no invitation of this site. Open the link again, or copy all of it.',
};

export const inviteWords = (state: InviteState | 'unknown'): string => WORDS[state];
