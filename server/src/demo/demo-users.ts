import { announced } from '../contests/demo/announced';
import type { ContestPlug } from '../contests/plug';

/** Everybody's password in the demo. */
export const DEMO_PASSWORD = 'poolhouse';

export interface DemoUser {
  username: string;
  group: number;
  isAdmin?: boolean;
  /** What a newcomer is told about this user. */
  about?: string;
}

/** Everybody, in the order in which newcomers read of them; each belongs to the group of the first contest. */
export function demoUsers(plugs: readonly ContestPlug[]): readonly DemoUser[] {
  const groups = new Map<string, number>();
  for (const { demo } of plugs) for (const { username, group } of demo?.players ?? []) groups.set(username, groups.get(username) ?? group);
  const everybody = [...groups].map(([username, group]) => ({ username, group, ...announced[username] }));
  const first = Object.keys(announced);
  return everybody.sort((a, b) => place(first, a.username) - place(first, b.username));
}

function place(first: readonly string[], name: string): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}
