import type { AccountsContext } from '../accounts/accounts-context';
import { passkeyAdminRoutes } from './admin.routes';
import { ownPasskeyRoutes } from './own-passkeys.routes';
import { passkeySignInRoutes } from './sign-in.routes';

/** All calls about second factors. */
export function passkeyRoutes(ctx: AccountsContext): void {
  ownPasskeyRoutes(ctx);
  passkeySignInRoutes(ctx);
  passkeyAdminRoutes(ctx);
}
