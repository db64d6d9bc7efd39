import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may name a contest: its own folder, the one list of them all, tests and what only tests use (leagues and replays), and migrations,
 * which are never edited once they were shipped.
 */
const mayName =
  /^contests\/(\w+)\/(?:.*\/)?|^contests\/index\.ts$|\.test\.ts$|\.fixture\.ts$|(^|\/)(testing|replay)\/|^ground\/db\/migrations\//;
const contest = /football|underdogs|\bgolf|bbsquares|bbauction|bowl.?mania|pick1|nfl.?wins/i;
/** Folders of contests/ that contests share. */
const shared =
  /^contests\/(archives|demo|entries|game-rows|log|moments|myseason|periods|proof|recaps|seasons|smack|standings|weeks|years)\//;

/** Without comments; `college-football` is what a scoreboard calls a league. */
const codeOf = (file: string) => readFileSync(join(__dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'college-football'/gm, '');

test('the server names no contest outside of its folder and the one list', () => {
  const paths = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((file) => file.endsWith('.ts') && (!mayName.test(file) || (shared.test(file) && !file.endsWith('.test.ts'))));
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((file) => contest.test(codeOf(file)))).toEqual([]);
});

test('every folder of a contest has a plug that the list names', () => {
  const folders = readdirSync(join(__dirname, 'contests'), { withFileTypes: true }).filter(
    (one) => one.isDirectory() && !shared.test(`contests/${one.name}/`),
  );
  const list = readFileSync(join(__dirname, 'contests/index.ts'), 'utf8');
  expect(folders.filter(({ name }) => !list.includes(`'./${name}/${name}.plug'`)).map(({ name }) => name)).toEqual([]);
  expect(folders.length).toBeGreaterThanOrEqual(3);
});
