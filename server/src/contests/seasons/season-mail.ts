import { seasonName } from '@poolhouse/contract/rules';
import { newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import type { LinkDeps } from '../../people/accounts/send-link';
import type { User } from '../../people/accounts/users.store';
import { postMail } from '../../people/mail/post-mail';
import { seasonQuestionMail } from '../../people/mail/templates/season-question';
import type { Contest } from '../contest';
import { addSeasonLink } from './season-questions.store';

/** Where the link of the mail leads. */
export const SEASON_PATH = '/api/v1/na/season';

interface Asking {
  user: User;
  by: string;
  contests: readonly Contest[];
  /** Names the cause: a second mail with the same key is not written. */
  key: string;
  again: boolean;
}

/** Mails somebody what they are asked about new years, with the link by which they answer. False where that mail was written before. */
export async function mailQuestion(tx: Tx, { mail, clock, wall }: LinkDeps, { user, by, contests, key, again }: Asking): Promise<boolean> {
  const token = newSecret();
  const posted = await postMail(tx, mail, {
    kind: 'season_question',
    dedupeKey: key,
    to: user,
    write: (unsubscribeUrl) =>
      seasonQuestionMail({
        ...{ username: user.username, by, again, pools: contests.map(seasonName), baseUrl: mail.baseUrl, unsubscribeUrl },
        link: `${mail.baseUrl}${SEASON_PATH}?token=${token}`,
      }),
    wallNow: wall.now(),
  });
  if (posted) await addSeasonLink(tx, user.id, token, clock.now());
  return posted;
}
