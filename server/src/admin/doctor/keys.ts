import { formatAnd, plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { PROOF_SETTING } from '../../ground/proof/proof-site';
import { readSetting } from '../../ground/settings/settings.store';
import { readPushKeys } from '../../people/push/push-keys';
import { listKeys, type ReleaseKey } from '../../releases/keys.store';
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
  const trusted = (await listKeys(tx)).filter(({ revoked_at }) => revoked_at === null);
  return [
    await ofOwn(tx, now),
    ...ofTeams(trusted, keyFile, now),
    ...(backups.folder === undefined ? [] : [passphraseFinding(passphrase !== undefined)]),
  ];
}

async function ofOwn(tx: Tx, now: number): Promise<Finding> {
  const push = (await readPushKeys(tx)) !== undefined;
  const proof = (await readSetting(tx, PROOF_SETTING)) !== undefined;
  if (!push || !proof)
    return look('Keys', `Not made yet: ${formatAnd([!push && 'push (VAPID)', !proof && 'proof'])}.`, 'Start the site once: it makes them.');
  const since = await firstSeal(tx);
  const used = since === null ? 'and have signed nothing yet' : `in use for ${ageWords(now - since)}`;
  return good('Keys', `Push (VAPID) and proof are there, ${used}; neither runs out.`);
}

function ofTeams(trusted: readonly ReleaseKey[], keyFile: string | undefined, now: number): Finding[] {
  const old = trusted.filter(({ added_at }) => now - added_at > OLD_MS);
  if (old.length > 0)
    return old.map(({ remote, name, added_at }) =>
      look(
        'Release keys',
        `${name} may release ${remote} since ${new Date(added_at).toISOString().slice(0, 10)}.`,
        'Revoke it where nobody holds it any more: npx poolhouse release-key list.',
      ),
    );
  const teams = `${plural(trusted.length, 'team key')}${trusted.length === 0 ? '' : ', none older than 400 days'}`;
  return [good('Release keys', `${teams}; the site signs with the key in ${keyFile ?? 'the database'}.`)];
}

const passphraseFinding = (isSet: boolean): Finding =>
  isSet
    ? good('Backup passphrase', 'It is set; without it no backup can be restored.')
    : look(
        'Backup passphrase',
        'It is not set: who reads a backup reads sealed picks and keys.',
        'Set POOLHOUSE_BACKUP_PASSPHRASE, and keep it elsewhere too.',
      );

/** When a log was first signed, epoch ms; null where none was. */
async function firstSeal(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('contest_log')
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}
