import type { OpenContests } from '../contests/open-contests';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { BuiltFolders } from '../web/http/built-folders';

/** A feed as the operator has set it up. */
export interface FeedPlace {
  /** The agent's name. */
  name: string;
  /** Where it asks, without its key; '' where the operator has set nothing. */
  address: string;
  /** Where such a feed usually is; '' for none that could be switched on without an account there. */
  usual: string;
}

/** What the console says of the site's own set-up. */
export interface SiteAbout {
  /** Mails leave by a mail server; else they lie in a folder. */
  mailServer: boolean;
  practice: boolean;
  feeds: readonly FeedPlace[];
}

/** What the administrator's rooms are handed beside the context. */
export interface AdminDeps {
  contests: OpenContests;
  about: SiteAbout;
  /** Where releases of remotes are kept. */
  key: SigningKey;
  folders: BuiltFolders;
}
