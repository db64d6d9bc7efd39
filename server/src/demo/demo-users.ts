import { demoContests } from './football/football-league';

/** Everybody's password in the demo. */
export const DEMO_PASSWORD = 'poolhouse';

export interface DemoUser {
  username: string;
  group: number;
  isAdmin?: boolean;
  /** What a newcomer is told about this user. */
  about?: string;
}

const told: Record<string, Pick<DemoUser, 'about' | 'isAdmin'>> = {
  rusty: { about: 'a player in several contests, with picks still to make' },
  casey: { about: 'the administrator, who plays as well', isAdmin: true },
  dana: { about: 'a player with two entries in one contest' },
  sal: { about: 'a player in the smallest contest' },
};

/** Everybody, in the order in which they are told; each belongs to the group of the first contest. */
export const demoUsers: readonly DemoUser[] = users();

/** Whether newcomers are told to sign in as this user, who then makes the picks to come. */
export function isTold(username: string): boolean {
  return username in told;
}

function users(): DemoUser[] {
  const groups = new Map<string, number>();
  for (const { group, entries } of demoContests) for (const { user } of entries) groups.set(user, groups.get(user) ?? group);
  const everybody = [...groups].map(([username, group]) => ({ username, group, ...told[username] }));
  const first = Object.keys(told);
  return everybody.sort((a, b) => place(first, a.username) - place(first, b.username));
}

function place(first: readonly string[], name: string): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}
