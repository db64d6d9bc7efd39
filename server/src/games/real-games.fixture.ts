import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** nflverse's games.csv lies beside the repository, not in it. */
const FILE = resolve(__dirname, '../../../../shared/data/nfl/games.csv');

/** Runs a suite over the real seasons where their file is there, and says so where it is not. */
export function describeRealGames(name: string, suite: (csv: () => string) => void): void {
  if (existsSync(FILE)) describe(name, () => suite(() => (text ??= readFileSync(FILE, 'utf8'))));
  else describe.skip(name, () => it(`needs ${FILE}, which is not there`, () => {}));
}

let text: string | undefined;
