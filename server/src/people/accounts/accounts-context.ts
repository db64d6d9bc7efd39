import type { Context } from '../../web/context';
import type { Authenticator } from './authenticator';

/** The rooms that let people in and out need the whole authenticator, with its checks and its slow-down. */
export type AccountsContext = Context & { readonly auth: Authenticator };
