import { bbAuction } from './bbauction';
import { bbSquares } from './bbsquares';
import { bowlMania } from './bowl_mania';
import type { ContestContract } from './contest-contract';
import { football } from './football';
import { footballWins } from './footballwins';
import { golf, pick1Golf } from './golf';
import { underdogs } from './underdogs';

export * from './bbauction';
export * from './bbsquares';
export type { DrawDocument, DrawLevel, SquaresState } from './bbsquares-rows';
export * from './football';
export * from './football-admin';
export * from './football-picks';
export * from './football-my-season';
export * from './football-recap';
export * from './football-steps';
export * from './football-season';
export * from './footballwins';
export * from './footballwins-my-season';
export * from './footballwins-recap';
export * from './golf-admin-rows';
export * from './golf-api';
export * from './golf-my-season';
export * from './golf-recap-rows';
export * from './golf-rows';
export * from './golf-stats-rows';
export * from './underdogs';
export * from './underdogs-my-season';
export * from './underdogs-recap';

/** Every kind of contest, in the order in which the site lists them. */
export const contestContracts = [golf, football, footballWins, underdogs, bbAuction, bbSquares, bowlMania, pick1Golf] as const;

export type ContestType = (typeof contestContracts)[number]['type'];
export const contestTypes = contestContracts.map(({ type }) => type) as [ContestType, ...ContestType[]];

type Declared = (typeof contestContracts)[number];
/** All that the declarations say of one kind, in one object. */
type Union<K extends PropertyKey> = Declared extends infer C ? (C extends Record<K, infer Part> ? (part: Part) => void : never) : never;
type All<K extends PropertyKey> = [Union<K>] extends [never] ? object : Union<K> extends (part: infer Part) => void ? Part : object;

const all = <K extends keyof ContestContract>(key: K) =>
  Object.assign({}, ...(contestContracts as readonly ContestContract[]).map((contest) => contest[key] ?? {})) as All<K>;
const sides = <K extends 'options' | 'console', S extends string>(key: K, side: S) =>
  Object.assign(
    {},
    ...(contestContracts as readonly ContestContract[]).map(
      (contest) => (contest[key] as Record<string, object> | undefined)?.[side] ?? {},
    ),
  ) as All<K> extends Record<S, infer Part> ? Part : object;

export const contestsApi = all('api');
export const openingFields = all('opening');
export const enteringFields = all('entering');
export const consoleUserFields = sides('console', 'user');
export const consoleGroups = sides('console', 'groups');
export const shownOptions = sides('options', 'shown');
export const changedOptionFields = sides('options', 'changed');

export type ContestErrorCode = Extract<keyof All<'errors'>, string>;
/** `football_HitCount`: how the console spells the counts of a contest's page. */
type HitArea = Uncapitalize<Declared['name']>;
/** How often a contest's page was read whole, and when last (ISO; ''). */
export type HitCounts = Record<`${HitArea}_HitCount`, number> & Record<`${HitArea}_LastHitTime`, string>;
export const hitArea = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const contestErrors = all('errors') as Readonly<Record<ContestErrorCode, 400 | 403 | 404 | 409>>;

type DeclaredNotices = Declared extends infer C ? (C extends { notices: readonly (infer Kind)[] } ? Kind : never) : never;
export const contestNotices = (contestContracts as readonly ContestContract[]).flatMap(({ notices = [] }) => notices) as DeclaredNotices[];
