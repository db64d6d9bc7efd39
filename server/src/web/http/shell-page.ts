import { readFileSync } from 'node:fs';
import { stateOf } from '../../ground/files/state-of';
import { PreparedText } from './prepared-text';

/** The shell's page with the site's public key in it, by which the shell knows a registry that this site signed. */
export class ShellPage {
  private state = '';
  private page: PreparedText | null = null;

  constructor(
    private readonly file: string,
    private readonly publicKey: string,
  ) {}

  /** Null while the shell is not built; read again when it was built again. */
  current(): PreparedText | null {
    const state = stateOf(this.file);
    if (state !== this.state) {
      this.page =
        state === '' ? null : new PreparedText(withKey(readFileSync(this.file, 'utf8'), this.publicKey), 'text/html; charset=utf-8');
      this.state = state;
    }
    return this.page;
  }
}

/** Base64 needs no escaping inside an attribute. */
const withKey = (html: string, publicKey: string): string =>
  html.replace(/<\/head>|<body|$/i, (next) => `<meta name="registry-key" content="${publicKey}">\n${next}`);
