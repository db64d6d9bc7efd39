import type { ContestType, PersonColor, QuietHours } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../ground/db/database';
import type { UserOptionsTable } from '../../ground/db/mail-schema';

/** What a player chose. */
export interface Options {
  weeklyReminder: boolean;
  weeklyRecap: boolean;
  mobileSmack: boolean;
  mobileMoments: boolean;
  /** IANA zone; '' for the contests' own. */
  timeZone: string;
  quietHours: QuietHours | null;
  /** How others see them; '' for what follows from their account. */
  color: PersonColor | '';
  monogram: string;
}

/**
 * Who never opened the settings is reminded: a missed pick hurts more than a mail with a way out. Push needs a device that asked for it.
 */
export const DEFAULT_OPTIONS: Options = {
  weeklyReminder: true,
  weeklyRecap: true,
  mobileSmack: false,
  mobileMoments: false,
  timeZone: '',
  quietHours: null,
  color: '',
  monogram: '',
};

export async function readOptions(tx: Tx, userId: number): Promise<Options> {
  const row = await tx.selectFrom('user_options').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? optionsOf(row) : DEFAULT_OPTIONS;
}

/** What a user wishes a new entry of a kind to be called; '' for no wish. */
export async function wishedEntryName(tx: Tx, userId: number, type: ContestType): Promise<string> {
  const row = await tx
    .selectFrom('entry_name_wishes')
    .select('entry_name')
    .where('user_id', '=', userId)
    .where('contest_type', '=', type)
    .executeTakeFirst();
  return row?.entry_name ?? '';
}

/** '' takes a wish back. */
export async function wishEntryName(tx: Tx, userId: number, type: ContestType, name: string): Promise<void> {
  await tx
    .insertInto('entry_name_wishes')
    .values({ user_id: userId, contest_type: type, entry_name: name })
    .onConflict((on) => on.columns(['user_id', 'contest_type']).doUpdateSet({ entry_name: name }))
    .execute();
}

/** The options of everybody who ever chose some. */
export async function allOptions(tx: Tx): Promise<Map<number, Options>> {
  const rows = await tx.selectFrom('user_options').selectAll().execute();
  return new Map(rows.map((row) => [row.user_id, optionsOf(row)]));
}

export async function writeOptions(tx: Tx, userId: number, options: Options): Promise<void> {
  const row = {
    weekly_reminder: options.weeklyReminder ? 1 : 0,
    weekly_recap: options.weeklyRecap ? 1 : 0,
    mobile_smack: options.mobileSmack ? 1 : 0,
    mobile_moments: options.mobileMoments ? 1 : 0,
    time_zone: options.timeZone,
    quiet_from: options.quietHours?.from ?? null,
    quiet_to: options.quietHours?.to ?? null,
    quiet_zone: options.quietHours?.zone ?? null,
    color: options.color,
    monogram: options.monogram,
  };
  await tx
    .insertInto('user_options')
    .values({ user_id: userId, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute();
}

function optionsOf(row: Selectable<UserOptionsTable>): Options {
  const { quiet_from: from, quiet_to: to, quiet_zone: zone } = row;
  return {
    weeklyReminder: row.weekly_reminder === 1,
    weeklyRecap: row.weekly_recap === 1,
    mobileSmack: row.mobile_smack === 1,
    mobileMoments: row.mobile_moments === 1,
    timeZone: row.time_zone,
    quietHours: from !== null && to !== null && zone !== null ? { from, to, zone } : null,
    color: row.color as PersonColor | '',
    monogram: row.monogram,
  };
}
