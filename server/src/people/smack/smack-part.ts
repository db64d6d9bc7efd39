import { isDeepStrictEqual } from 'node:util';
import type { SmackRow } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { part } from '../../web/pages/parts';
import { readSmack } from './smack-rows.store';

/** The smack board of a page. @param boardOf by the page's params, the contest's board: `golf:3` */
export const smackPart = <P>(boardOf: (params: P) => string) =>
  part<P, readonly SmackRow[]>({
    name: 'smack',
    tags: (params) => [tag.smack(boardOf(params))],
    load: async (tx, params, _now, before) => ({
      model: keepSame(before, await readSmack(tx, boardOf(params)), ({ ID }) => ID, isDeepStrictEqual),
      validFrom: 0,
      validUntil: Infinity,
    }),
    shared: (smack) => ({ smack }),
  });
