import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contestContracts, type ApiKey, type ContestType } from '@poolhouse/contract';
import type { Database } from '../../ground/db/database';
import type { Recipe } from './inputs';
import type { Owner } from './tables';
import type { Things } from './things.store';
import type { World } from './world.store';

/**
 * What a contest tells the walk of whose-thing.test.ts, in `testing/walked.ts` of its folder, as `walked`. Each part may be left out, and
 * so may the file: which calls are the contest's own is known from its contract, and what they take mostly from their schemas.
 */
export interface WalkedContest {
  /** Calls of its contract that belong to another kind, whose own contract has none. */
  readonly others?: Readonly<Partial<Record<ContestType, RegExp>>>;
  /** What a call takes, where its schema alone does not tell. */
  readonly recipes?: Readonly<Partial<Record<ApiKey, Recipe>>>;
  /** Of calls made before others that would keep them from being done; one that stands here twice is made twice. */
  readonly earlier?: readonly (readonly [ApiKey, before: ApiKey])[];
  /** Calls that the walk cannot make to the end, and why; that they are refused for others' things is tried all the same. */
  readonly notReached?: Readonly<Partial<Record<ApiKey, string>>>;
  /** When the walk comes to it, for a contest over the college tournament of a spring; others are in a week of the season. Epoch ms. */
  readonly spring?: number;
  /** Brings what all of its contests need, before any call, and says what calls can name of it. */
  readonly prepare?: (db: Database, contests: readonly number[]) => Promise<Partial<Things>>;
  /** Later states of its contests, in which those who run them make the calls once more. */
  readonly later?: readonly { readonly title: string; go(world: World): Promise<void> }[];
  /** Its tables whose rows are the whole site's, each with why. */
  readonly siteTables?: Readonly<Record<string, string>>;
  /** Its tables that all players of a contest write together, each with what they hold. */
  readonly ofAllPlayers?: Readonly<Record<string, string>>;
  /** Its tables of which not every column says whose the row is, with those that do. */
  readonly ownColumns?: Readonly<Record<string, Readonly<Partial<Record<string, Owner>>>>>;
}

const CONTESTS = join(__dirname, '../../contests');

const byFolder = readdirSync(CONTESTS).flatMap((folder): (readonly [string, WalkedContest])[] => {
  const file = join(CONTESTS, folder, 'testing/walked.ts');
  return existsSync(file) ? [[folder, jest.requireActual<{ walked: WalkedContest }>(file).walked]] : [];
});
const byType: ReadonlyMap<string, WalkedContest> = new Map(byFolder);

/** What the contests say, part by part. */
export const walkedOf = (type: ContestType): WalkedContest => byType.get(type) ?? {};
export const walkedContests: readonly WalkedContest[] = byFolder.map(([, walked]) => walked);
type Lists = 'recipes' | 'notReached' | 'siteTables' | 'ofAllPlayers' | 'ownColumns';
export const allOf = <K extends Lists>(part: K): NonNullable<WalkedContest[K]> =>
  Object.assign({}, ...walkedContests.map((walked) => walked[part] ?? {})) as NonNullable<WalkedContest[K]>;

/** Whose each call is; the house's are in none of the contests' contracts. */
export const kindOf = (key: ApiKey): ContestType | undefined => {
  const type = contestContracts.find((contract) => key in contract.api)?.type;
  const other = type && Object.entries(walkedOf(type).others ?? {}).find(([, calls]) => calls.test(key))?.[0];
  return (other as ContestType | undefined) ?? type;
};
