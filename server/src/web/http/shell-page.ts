import { readFileSync } from 'node:fs';
import { stateOf } from '../../ground/files/state-of';
import { PreparedText } from './prepared-text';

/** What the operator says of the site and its page passes on to the shell. */
export interface PageFacts {
  /** The key by which the shell knows a registry that this site signed. */
  publicKey: string;
  /** Where players write to; unset: to nobody in particular. */
  support?: string | undefined;
  /** Where 'Main Page' leads; unset: one level up. */
  mainPage?: string | undefined;
  /** The site's own address, which a link's preview needs. */
  publicUrl?: string | undefined;
}

/** The shell's page with what it has to know of this site. */
export class ShellPage {
  private state = '';
  private page: PreparedText | null = null;

  constructor(
    private readonly file: string,
    private readonly facts: PageFacts,
  ) {}

  /** Null while the shell is not built; read again when it was built again. */
  current(): PreparedText | null {
    const state = stateOf(this.file);
    if (state !== this.state) {
      this.page =
        state === '' ? null : new PreparedText(withFacts(readFileSync(this.file, 'utf8'), this.facts), 'text/html; charset=utf-8');
      this.state = state;
    }
    return this.page;
  }
}

function withFacts(html: string, { publicKey, support, mainPage, publicUrl }: PageFacts): string {
  const metas = Object.entries({ 'registry-key': publicKey, support, 'main-page': mainPage }).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta name="${name}" content="${escaped(content)}">\n`],
  );
  const page = html.replace(/<\/head>|<body|$/i, (next) => `${metas.join('')}${next}`);
  // Who shows a preview of a link wants the picture's whole address.
  return publicUrl === undefined
    ? page
    : page.replace(/(<meta property="og:image" content=")\//, (_, tag: string) => `${tag}${escaped(new URL('/', publicUrl).href)}`);
}

const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
