import type { z } from 'zod';
import { accountApi } from './account';
import { adminApi } from './admin';
import { adminActivityApi } from './admin-activity';
import { adminContestsApi } from './admin-contests';
import { adminExportApi } from './admin-export';
import { adminGamesApi } from './admin-games';
import { adminGroupsApi } from './admin-groups';
import { adminInvitesApi } from './admin-invites';
import { adminSetupApi } from './admin-setup';
import { adminSiteApi } from './admin-site';
import { adminUsersApi } from './admin-users';
import { agentsApi } from './agents';
import { calendarApi } from './calendar';
import { contestsApi } from './contests';
import { coursesApi } from './courses';
import { homeApi } from './home';
import { liveApi } from './live';
import { momentsApi } from './moments';
import { optionsApi } from './options';
import { passkeysApi } from './passkeys';
import { peopleApi } from './people';
import { practiceApi } from './practice';
import { proofApi } from './proof';
import { pushApi } from './push';
import { recapsApi } from './recaps';
import { releasesApi } from './releases';
import { smackApi } from './smack';
import { ssfApi } from './ssf';
import { yearsApi } from './years';

/** Every call of the API. */
export const api = {
  ...accountApi,
  ...passkeysApi,
  ...optionsApi,
  ...homeApi,
  ...coursesApi,
  ...calendarApi,
  ...liveApi,
  ...contestsApi,
  ...adminApi,
  ...adminActivityApi,
  ...adminContestsApi,
  ...adminExportApi,
  ...adminGamesApi,
  ...adminGroupsApi,
  ...adminInvitesApi,
  ...adminSetupApi,
  ...adminSiteApi,
  ...adminUsersApi,
  ...practiceApi,
  ...peopleApi,
  ...pushApi,
  ...momentsApi,
  ...proofApi,
  ...recapsApi,
  ...yearsApi,
  ...smackApi,
  ...agentsApi,
  ...releasesApi,
  ...ssfApi,
};

export type Api = typeof api;
export type ApiKey = keyof Api;

type Part<K extends ApiKey, P extends 'query' | 'body', Way extends 'input' | 'output'> =
  Api[K] extends Record<P, infer S extends z.ZodType> ? (Way extends 'input' ? z.input<S> : z.output<S>) : undefined;

/** What a caller passes. */
export type QueryOf<K extends ApiKey> = Part<K, 'query', 'input'>;
export type BodyOf<K extends ApiKey> = Part<K, 'body', 'input'>;
/** What the server's handler gets after validation. */
export type ParsedQuery<K extends ApiKey> = Part<K, 'query', 'output'>;
export type ParsedBody<K extends ApiKey> = Part<K, 'body', 'output'>;
/** What stands under `data` in the answer. */
export type DataOf<K extends ApiKey> = z.output<Api[K]['data']>;
