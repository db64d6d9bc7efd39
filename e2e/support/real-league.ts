import type { DataOf } from '@poolhouse/contract';
import type { RealGame } from '../../server/src/replay/independent/season';
import { call, type Account } from './call';

export interface Member extends Account {
  /** What their entries are called. */
  entry: string;
}

/** A pick of a real game: against the spread, or of an underdog. */
export interface Chosen {
  entry: string;
  week: number;
  game: RealGame;
  side: 'away' | 'home';
}

/** What the players of a pool do on their own pages, without a browser; the pool itself is set up and run in the console. */
export class RealLeague {
  readonly football: Chosen[] = [];
  readonly dogs: Chosen[] = [];
  readonly owners = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly admin: Account,
    readonly members: readonly Member[],
    private readonly games: readonly RealGame[],
  ) {}

  async join(code: string): Promise<void> {
    for (const { username, entry, password } of this.members.slice(1)) {
      const body = { code, name: username, entry_name: entry, email: `${username.toLowerCase()}@example.com`, password };
      await call(this.url, { username: '', password: '' }, 'POST na/join', { body });
    }
  }

  async moveClock(to: number): Promise<void> {
    await call(this.url, this.admin, 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate: 0 } });
  }

  /** Every second club to the next member, in the order of the alphabet. */
  async draft(): Promise<void> {
    const { outlook, teams } = await call(this.url, this.admin, 'GET football/footballwins_season');
    for (const [n, team] of [...teams.data].sort((a, b) => (a.ID < b.ID ? -1 : 1)).entries()) {
      const owner = outlook.data[n % outlook.data.length]!;
      await call(this.url, this.admin, 'POST ad/nflwins_save_owner', { body: { entry_id: owner.ID, team_name: team.team_name } });
      this.owners.set(team.ID, owner.EntryName);
    }
  }

  /** Five picks of everybody: the first takes home sides, the second away sides, the third by turns. */
  async pickFootball(week: number): Promise<void> {
    const games = this.games.filter((game) => game.week === week);
    for (const [n, member] of this.members.entries()) {
      const page = await call(this.url, member, 'GET football/makepicksdata');
      const entry_id = page.entries.data[0]!.id;
      const chosen = games.slice(n, n + 5).map((game, at): Chosen => {
        const side = n === 0 || (n === 2 && at % 2 === 0) ? 'home' : 'away';
        return { entry: member.entry, week, game, side };
      });
      const slots = chosen.flatMap(({ game, side }, at) => {
        const event = eventOf(page.events.data, game);
        return [
          [`pick${at + 1}`, side === 'home' ? event.Pick2 : event.Pick1],
          [`event_id${at + 1}`, event.ID],
        ];
      });
      await call(this.url, member, 'POST football/makepicks', { body: { entry_id, ...Object.fromEntries(slots) } as never });
      this.football.push(...chosen);
    }
  }

  /** An underdog of everybody, none of them twice. */
  async pickDogs(week: number): Promise<void> {
    for (const [n, member] of this.members.entries()) {
      const page = await call(this.url, member, 'GET underdogs/pagedata');
      const own = page.users.data.find((user) => user.mine === 1)!;
      const used = this.dogs.filter(({ entry }) => entry === member.entry).map(teamOf);
      const offers = this.games
        .filter((game) => game.week === week && game.homeLine !== null && game.homeLine !== 0)
        .map((game): Chosen => ({ entry: member.entry, week, game, side: game.homeLine! > 0 ? 'home' : 'away' }))
        .filter((offer) => !used.includes(teamOf(offer)));
      const offer = offers[n * 3]!;
      const event = eventOf(
        page.events.data.filter((row) => row.week === week),
        offer.game,
      );
      const body = {
        entryId: own.ID,
        eventId: event.ID,
        spread: Math.abs(offer.game.homeLine!),
        side: offer.side === 'home' ? (2 as const) : (1 as const),
      };
      await call(this.url, member, 'POST underdogs/savepick', { body });
      this.dogs.push(offer);
    }
  }
}

export const teamOf = ({ game, side }: Chosen): string => game[side];

type Event = DataOf<'GET football/makepicksdata'>['events']['data'][number];
const eventOf = <E extends Pick<Event, 'Abbrev1' | 'Abbrev2'>>(events: readonly E[], { away, home }: RealGame): E =>
  events.find((row) => row.Abbrev1 === away && row.Abbrev2 === home)!;
