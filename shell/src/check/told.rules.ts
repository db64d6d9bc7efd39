import { plural, shellRoutes } from '@poolhouse/shared-ui';

/** What somebody says of a contest's log: how long it was for them, and its three words then. */
export interface Told {
  readonly lines: number;
  readonly words: readonly string[];
}

const TOLD = /^([1-9]\d{0,8})((?:\.[a-z]{3,8}){3})$/;

/** '2214.harbor.velvet.onion' of an address; null for anything else. */
export function readTold(text: string | null): Told | null {
  const [, lines, words] = TOLD.exec(text ?? '') ?? [];
  return lines === undefined || words === undefined ? null : { lines: Number(lines), words: words.slice(1).split('.') };
}

interface Telling extends Told {
  readonly contest: number;
  readonly type: string;
  readonly name: string;
  /** Of the site. */
  readonly origin: string;
}

/** What is said on the board. Whoever opens its address is told whether their browser has the same words for as many lines. */
export function tellingOf({ contest, type, name, lines, words, origin }: Telling): string {
  const address = `${origin}${shellRoutes.check(contest, type)}&told=${[lines, ...words].join('.')}`;
  return `${name}: ${plural(lines, 'line')} of its log, ${words.join(' ')}. Check yours: ${address}`;
}
