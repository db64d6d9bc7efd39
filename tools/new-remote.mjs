#!/usr/bin/env node
/**
 * `npm run new-remote -- golf --title "Golf" --owner "Golf team" --contest Golf`: the folder of a new remote, ready to run, test and
 * release.
 */
import { parseArgs } from 'node:util';
import { makeRemote } from './new-remote/make-remote.mjs';
import { root } from './run/command.mjs';

const usage = 'npm run new-remote -- <id> --title "Golf" --owner "Golf team" [--contest Golf]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, owner: { type: 'string' }, contest: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1 || !values.title || !values.owner) throw new Error(usage);
  const { id, path } = await makeRemote(root, { name, title: values.title, owner: values.owner, contest: values.contest });
  const next = [
    ['npm install', 'links it into the workspace; commit package-lock.json with it'],
    [`npm run dev -w ${id}`, 'alone, in the browser; npm start serves the API behind it'],
    [`npm run dev -w ${id} -- --inside`, 'inside the shell'],
    [`npm run unit -- --selectProjects=${id}`, 'its tests'],
    [`npm run release -w ${id} -- --to 10%`, 'to a tenth of the players first'],
  ];
  const width = Math.max(...next.map(([command = '']) => command.length)) + 3;
  console.log(`${id} is there. Its first screen is ${id}/src/Main.page.tsx, its address /${path}.

${next.map(([command = '', does]) => `  ${command.padEnd(width)}${does}`).join('\n')}

docs/shipping-a-contest.md goes on from here.`);
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exit(1);
}
