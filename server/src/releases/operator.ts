import { userInfo } from 'node:os';

/** Who runs this command, as the machine knows them. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
