import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { projectFolder } from '../ground/project-folder';
import { commands } from './main';

/** A command with the options it takes: 'import games' ['--sport', …]. */
type Documented = Record<string, string[]>;

const leaves = (command: Command, before = ''): [string, string[]][] => {
  const name = `${before}${command.name()}`;
  const own: [string, string[]] = [name, command.options.flatMap(({ long }) => long ?? []).sort()];
  return command.commands.length === 0 ? [own] : command.commands.flatMap((below) => leaves(below, `${name} `));
};

/** What a row of the table names: the words before what a reader fills in, and every option in the row's first cell. */
function rowOf(line: string): [string, string[]] | [] {
  const [, cell = ''] = /^\| (`npx poolhouse .*?) \| /.exec(line) ?? [];
  const [, words = ''] = /^`npx poolhouse ([a-z-]+(?: [a-z-]+)*)/.exec(cell) ?? [];
  return words === '' ? [] : [words, [...new Set(cell.match(/--[a-z-]+/g) ?? [])].sort()];
}

describe('docs/commands.md', () => {
  it('has each command of `npx poolhouse` once, with all of its options and no other', () => {
    const lines = readFileSync(join(projectFolder(), 'docs/commands.md'), 'utf8').split('\n');
    const rows = lines.map(rowOf).filter((row): row is [string, string[]] => row.length > 0);
    expect(rows.map(([name]) => name)).toEqual([...new Set(rows.map(([name]) => name))]);
    const is: Documented = Object.fromEntries(commands().flatMap((command) => leaves(command)));
    expect(Object.fromEntries(rows)).toEqual(is);
  });
});
