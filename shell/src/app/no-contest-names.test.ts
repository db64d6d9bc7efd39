import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tests and the catalogue are made of may name what they show. */
const ofTests = /(^|[/\\])testing[/\\]|\.(test(-d)?|stories)\.tsx?$/;
const contest = /foot.?ball|nfl.?wins|underdogs|golf|bb.?squares|bb.?auction|bowl.?mania/i;

const source = (room: string) => join(__dirname, '../../..', room, 'src');
const filesOf = (room: string) =>
  readdirSync(source(room), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !ofTests.test(file));
const codeOf = (room: string, file: string) =>
  readFileSync(join(source(room), file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test.each(['shell', 'shared-ui'])('%s names no contest: a new one needs no change in it', (room) => {
  const files = filesOf(room);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => contest.test(codeOf(room, file)))).toEqual([]);
});
