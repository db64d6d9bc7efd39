import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, DataOf } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { basic, callAt, dataOf } from '../../../replay/process/caller';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount } from '../../../testing/site';
import { fillDemoTournament } from '../../demo/tournament/fill-demo-tournament';
import { keepRoom, readRoom } from '../auction.store';
import { readFolded } from '../folded';
import type { AuctionSettings } from '../log/auction-log';
import { YEAR } from './auction-league';
import { FollowedPage, type PageAnswer } from './followed-page';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal'];
/** Eight in the suite; POOLHOUSE_AUCTION_OWNERS=200 for a hall that is full. */
const MANY = Number(process.env['POOLHOUSE_AUCTION_OWNERS'] ?? NAMES.length);
export const OWNERS: readonly string[] = Array.from({ length: MANY }, (_, n) => NAMES[n] ?? `Owner${n + 1}`);
const ADMIN = basic('admin', 'secret');
const WHERE = { year: YEAR, group: 1 };

type AuctioneerKey = `POST bbauction/${'update_config' | 'settings' | 'undo' | 'pause' | 'resume'}`;

/** A bid that a server said it had taken. */
export interface Taken {
  seq: number;
  entryId: number;
  lot: number;
  amount: number;
}

/** An auction of scripted owners, over HTTP, at whichever servers there are. */
export class ScriptRoom {
  readonly taken: Taken[] = [];
  /** Answers of live pages that are open: one that nothing holds any more is cancelled when memory is cleaned up. */
  private readonly watched: Response[] = [];
  /** Where it is asked; several processes of one site. */
  urls: readonly string[] = [];

  private constructor(
    readonly db: Database,
    readonly contestId: number,
    readonly entries: readonly number[],
  ) {}

  static async make(db: Database): Promise<ScriptRoom> {
    await db.write((tx, invalidate) => fillDemoTournament(tx, invalidate));
    await addAccount(db, 'admin', 'secret', { isAdmin: true });
    const contestId = await addContest(db, { contest_type: 'bbauction', name: 'Street', year: YEAR });
    const entries: number[] = [];
    for (const name of OWNERS) {
      const user = await addAccount(db, name.toLowerCase(), 'secret');
      entries.push(await addEntry(db, { contest_id: contestId, user_id: user, entry_name: name }));
    }
    return new ScriptRoom(db, contestId, entries);
  }

  private at(n: number): string {
    return this.urls[n % this.urls.length] ?? '';
  }

  /** Makes the lots, and lets owners bid with clocks shorter than people may have, which spares the test seconds. */
  async open(settings: Pick<AuctionSettings, 'budget' | 'clockOpen' | 'clockReset'>): Promise<void> {
    await dataOf(callAt(this.at(0), ADMIN, 'POST ad/bbauction_prep_teams', { body: { year: YEAR } }));
    await this.db.write(async (tx, invalidate) => {
      const room = await readRoom(tx, this.contestId);
      await keepRoom(tx, invalidate, { ...room, settings: { ...room.settings, bidding: true, autoNext: 0, ...settings } });
    });
  }

  /** What the administrator does. */
  auctioneer<K extends AuctioneerKey>(key: K, body: Omit<BodyOf<K>, 'year' | 'group'>): Promise<DataOf<K>> {
    return dataOf(callAt(this.at(0), ADMIN, key, { body: { ...WHERE, ...body } as BodyOf<K> }));
  }

  /** Writes a sale down as it was called. */
  call(owner: number, lot: number, price: number): Promise<DataOf<'GET bbauction/buy_team'>> {
    const query = { ...WHERE, owner: OWNERS[owner] ?? '', team_id: lot, price };
    return dataOf(callAt(this.at(0), ADMIN, 'GET bbauction/buy_team', { query }));
  }

  /** @returns null when it was taken, else the code of the refusal; `gone` when the server died before it answered. */
  async bid(owner: number, lot: number, amount: number): Promise<string | null> {
    const entryId = this.entries[owner] ?? 0;
    const answer = await callAt(this.at(owner), this.as(owner), 'POST bbauction/bid', { body: { ...WHERE, lot, amount } }).catch(
      () => null,
    );
    if (!answer) return 'gone';
    if (answer.error) return answer.error.code;
    this.taken.push({ seq: answer.data.seq, entryId, lot, amount });
    return null;
  }

  proxy(owner: number, lot: number, max: number): Promise<DataOf<'POST bbauction/proxy'>> {
    return dataOf(callAt(this.at(owner), this.as(owner), 'POST bbauction/proxy', { body: { ...WHERE, lot, max } }));
  }

  live(url: string, owner = 0): Promise<DataOf<'GET bbauction/auction_data'>> {
    return dataOf(callAt(url, this.as(owner), 'GET bbauction/auction_data', { query: WHERE }));
  }

  /** Lets an owner have the live page open and connected, until the server dies. */
  async watch(url: string, owner: number): Promise<void> {
    const headers = { authorization: this.as(owner), 'x-application-id': 'test' };
    const page = `/api/v1/bbauction/auction_data?year=${YEAR}&group=1`;
    const { __delta: delta = '' } = (await (await fetch(`${url}${page}`, { headers })).json()) as PageAnswer;
    const answer = await fetch(`${url}/api/v1/live?page=${encodeURIComponent(delta)}`, { headers });
    if (answer.status !== 200) throw new Error(`the live page was answered with ${answer.status}`);
    this.watched.push(answer);
  }

  /** Somebody who looks, at the first server there is. */
  viewer(owner: number): FollowedPage {
    const headers = { authorization: this.as(owner), 'x-application-id': 'test' };
    const ask = async (path: string) => (await (await fetch(`${this.at(0)}${path}`, { headers })).json()) as PageAnswer;
    return new FollowedPage(ask, `/api/v1/bbauction/auction_data?year=${YEAR}&group=1`);
  }

  /** The auction as the log tells it, past every server. */
  state() {
    return this.db.read(async (tx) => readFolded(tx, await readRoom(tx, this.contestId)));
  }

  /** What `find` answers as soon as it answers anything. */
  async until<T>(find: () => Promise<T | null | undefined | false>, ms = 60_000): Promise<T> {
    for (const began = performance.now(); ;) {
      const found = await find();
      if (found) return found;
      if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
      await pause(20);
    }
  }

  private as(owner: number): string {
    return basic((OWNERS[owner] ?? '').toLowerCase(), 'secret');
  }
}
