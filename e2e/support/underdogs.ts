import type { Page } from '@playwright/test';
import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import type { Site } from './site';

/** A team that gets points in a coming game. */
export interface Dog {
  team: string;
  /** 'NYJ +7.5', as the screens name it. */
  name: string;
  line: number;
  side: 1 | 2;
  event: UnderdogsEventRow;
}

/** The Underdogs contest as one of the demo's users has it. */
export class Kennel {
  constructor(
    private readonly site: Site,
    readonly username: string,
  ) {}

  get account() {
    return this.site.users.find((one) => one.username === this.username)!;
  }

  async read() {
    const page = await this.site.call(this.account, 'GET underdogs/pagedata');
    const entry = page.users.data.find((row) => row.mine === 1)!;
    const picks = page.picks.data.filter((pick) => pick.entry_id === entry.entry_id && pick.pick !== '');
    return { entry, picks, week: page.config.data[0]!.week, events: page.events.data };
  }

  /** This week's pick. */
  async pick(): Promise<UnderdogsPickRow | undefined> {
    const { picks, week } = await this.read();
    return picks.find((pick) => pick.week === week);
  }

  /** Underdogs of coming games by kick-off: those of this week that are free, and those of any week that are used. */
  async dogs(): Promise<{ free: Dog[]; used: (Dog & { usedIn: number })[] }> {
    const { picks, week, events } = await this.read();
    const now = await this.site.now();
    const usedIn = new Map(picks.map((pick) => [pick.pick, pick.week]));
    const coming = events
      .filter((event) => Date.parse(event.day) > now)
      .flatMap(dogOf)
      .sort((a, b) => a.event.day.localeCompare(b.event.day));
    return {
      free: coming.filter((dog) => dog.event.week === week && !usedIn.has(dog.team)),
      used: coming.flatMap((dog) => (usedIn.has(dog.team) ? [{ ...dog, usedIn: usedIn.get(dog.team)! }] : [])),
    };
  }
}

function dogOf(event: UnderdogsEventRow): Dog[] {
  const [away, home] = [event.Spread1 ?? 0, event.Spread2 ?? 0];
  if (away > 0) return [{ team: event.team1, name: `${event.Abbrev1} +${away}`, line: away, side: 1, event }];
  return home > 0 ? [{ team: event.team2, name: `${event.Abbrev2} +${home}`, line: home, side: 2, event }] : [];
}

/** Opens the board and waits for its first answer. */
export async function openUnderdogs(page: Page): Promise<void> {
  await page.goto('/underdogs');
  await page.getByRole('grid', { name: 'All picks' }).waitFor();
}
