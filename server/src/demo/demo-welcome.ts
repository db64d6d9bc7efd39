import type { Welcome } from '@poolhouse/contract';
import { DEMO_PASSWORD, type DemoUser } from './demo-users';

/** What somebody who opens the demo's sign-in page is told. */
export function demoWelcome(demoUsers: readonly DemoUser[]): Welcome {
  const users = demoUsers.flatMap(({ username, about }) => (about ? [{ username, about }] : []));
  return { practice: true, demo: { password: DEMO_PASSWORD, users } };
}
