import { leafOf, rootOf, utf8 } from '@poolhouse/shared-ui/proof';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useEffect, useState } from 'react';
import type { Checked } from './check.types';
import { threeWords } from './three-words';
import { readTold, type Told } from './told.rules';

export interface Compared {
  readonly told: Told;
  /** `newer`: of more lines than this browser has seen. */
  readonly is: 'same' | 'other' | 'newer';
  /** This browser's words for as many lines. */
  readonly words: readonly string[];
}

/** What somebody has told, as the address has it, held against the log as this browser has read it; null for nothing. */
export function useTold({ shown: { lines } }: Checked): Compared | null {
  const [params] = useSearchParams();
  const text = params.get('told');
  const [compared, setCompared] = useState<Compared | null>(null);
  useEffect(() => {
    const told = readTold(text);
    let shown = true;
    if (told) void compare(told, lines).then((found) => shown && setCompared(found));
    return () => {
      shown = false;
      setCompared(null);
    };
  }, [text, lines]);
  return compared;
}

async function compare(told: Told, lines: readonly string[]): Promise<Compared> {
  if (told.lines > lines.length) return { told, is: 'newer', words: [] };
  const leaves = await Promise.all(lines.slice(0, told.lines).map((line) => leafOf(utf8(line))));
  const words = await threeWords(await rootOf(leaves));
  return { told, is: words.join('.') === told.words.join('.') ? 'same' : 'other', words };
}
