import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { readAuth } from '../storage/session.store';
import type { KeptContest, KeptReceipt } from './kept.types';

/** Where this browser keeps what it has seen of logs, and its player's receipts; what is forbidden or full keeps nothing. */
export interface Keep {
  contest(id: number): Promise<KeptContest | null>;
  putContest(kept: KeptContest): Promise<void>;
  forgetContest(id: number): Promise<void>;
  /** Of whoever is signed in. */
  receipts(contest: number): Promise<KeptReceipt[]>;
  putReceipt(kept: KeptReceipt): Promise<void>;
  forgetReceipt(kept: KeptReceipt): Promise<void>;
  /** Receipts are a player's: nothing of them stays after a session. */
  forgetReceipts(): Promise<void>;
}

const DATABASE = 'poolhouse-proof';
const RECEIPT = 'receipt/';
const contestKey = (id: number): string => `contest/${id}`;
/** By name: where the last session ended without a word, its player's are nobody else's. */
const ofContest = (contest: number): string => `${RECEIPT}${encodeURIComponent(readAuth()?.username ?? '')}/${contest}/`;
const receiptKey = ({ contest, entry, period }: KeptReceipt): string => `${ofContest(contest)}${entry}/${period}`;

const storage = () => createStore(DATABASE, 'kept');
let opened: ReturnType<typeof storage> | null = null;
const store = () => (opened ??= storage());

/** In a private window, or where the disk is full, a visit keeps nothing and is none the worse. */
const quietly = async <T>(instead: T, does: () => Promise<T>): Promise<T> => {
  try {
    return await does();
  } catch {
    opened = null;
    return instead;
  }
};

const receiptKeys = async (begin: string): Promise<[string, KeptReceipt][]> =>
  (await entries<string, KeptReceipt>(store())).filter(([key]) => key.startsWith(begin));

export const browserKeep: Keep = {
  contest: (id) => quietly(null, async () => (await get<KeptContest>(contestKey(id), store())) ?? null),
  putContest: (kept) => quietly(undefined, () => set(contestKey(kept.contest), kept, store())),
  forgetContest: (id) => quietly(undefined, () => del(contestKey(id), store())),
  receipts: (contest) => quietly([], async () => (await receiptKeys(ofContest(contest))).map(([, kept]) => kept)),
  putReceipt: (kept) => quietly(undefined, () => set(receiptKey(kept), kept, store())),
  forgetReceipt: (kept) => quietly(undefined, () => del(receiptKey(kept), store())),
  forgetReceipts: () =>
    quietly(undefined, async () =>
      delMany(
        (await receiptKeys(RECEIPT)).map(([key]) => key),
        store(),
      ),
    ),
};
