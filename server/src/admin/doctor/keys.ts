import { plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { PROOF_SETTING } from '../../ground/proof/proof-site';
import { readSetting } from '../../ground/settings/settings.store';
import { readPushKeys } from '../../people/push/push-keys';
import { listKeys } from '../../releases/keys.store';
import { ageWords } from './age.rules';
import { good, look, type Finding } from './finding';

const DAY_MS = 24 * 3_600_000;
/** A team's key of so long ago is worth a thought: who held it then may have left. */
const OLD_MS = 400 * DAY_MS;

interface Asked {
  /** File of the key that signs releases; undefined where it is in the database. */
  keyFile: string | undefined;
  passphrase: string | undefined;
  backups: { folder: string | undefined };
  /** Real time, epoch ms. */
  now: number;
}

/** The site's keys: whether they are there, since when, and who may release. */
export async function ofKeys(tx: Tx, { keyFile, passphrase, backups, now }: Asked): Promise<Finding[]> {
  const missing = [
    ...((await readPushKeys(tx)) ? [] : ['push (VAPID)']),
    ...((await readSetting(tx, PROOF_SETTING)) === undefined ? ['proof'] : []),
  ];
  const since = await firstSeal(tx);
  const own =
    missing.length === 0
      ? good(
          'Keys',
          `Push (VAPID) and proof are there, ${since === null ? 'and have signed nothing yet' : `in use for ${ageWords(now - since)}`}; neither runs out.`,
        )
      : look('Keys', `Not made yet: ${missing.join(', ')}.`, 'Start the site once: it makes them.');
  const trusted = (await listKeys(tx)).filter(({ revoked_at }) => revoked_at === null);
  const old = trusted.filter(({ added_at }) => now - added_at > OLD_MS);
  const releases = [
    ...old.map(({ remote, name, added_at }) =>
      look(
        'Release keys',
        `${name} may release ${remote} since ${new Date(added_at).toISOString().slice(0, 10)}.`,
        'Revoke it where nobody holds it any more: npx poolhouse release-key list.',
      ),
    ),
    ...(old.length === 0
      ? [
          good(
            'Release keys',
            `${plural(trusted.length, 'team key')}${trusted.length === 0 ? '' : ', all younger than 400 days'}; the site signs with the key in ${keyFile ?? 'the database'}.`,
          ),
        ]
      : []),
  ];
  if (backups.folder === undefined) return [own, ...releases];
  const locked =
    passphrase === undefined
      ? look(
          'Backup passphrase',
          'It is not set: who reads a backup reads sealed picks and keys.',
          'Set POOLHOUSE_BACKUP_PASSPHRASE, and keep it elsewhere too.',
        )
      : good('Backup passphrase', 'It is set; without it no backup can be restored.');
  return [own, ...releases, locked];
}

/** When a log was first signed, epoch ms; null where none was. */
async function firstSeal(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('contest_log')
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}
