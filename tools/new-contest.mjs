#!/usr/bin/env node
/** `npm run new-contest -- golf --title "Golf" --owner "Golf team"`: a contest that runs, in its three folders, and plugged in. */
import { parseArgs } from 'node:util';
import { makeContest } from './new-contest/make-contest.mjs';
import { root } from './run/command.mjs';

const usage = 'npm run new-contest -- <id> --title "Golf" --owner "Golf team"';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, owner: { type: 'string' } },
  });
  const [id] = positionals;
  if (!id || positionals.length > 1 || !values.title || !values.owner) throw new Error(usage);
  const { remote, folders } = await makeContest(root, { id, title: values.title, owner: values.owner });
  const next = [
    ['npm install', 'links the remote into the workspace; commit package-lock.json with it'],
    ['npm start', `a demo league that plays it, at /${id} (a demo of before keeps what it had: remove ./data)`],
    [`npm test -- --changed`, 'its tests, and what else it can break'],
    [`npm run dev -w ${remote} -- --inside`, 'its screens while you change them'],
  ];
  const width = Math.max(...next.map(([command = '']) => command.length)) + 3;
  console.log(`${values.title} is there: pick one team a week, a win is a point. Make it yours in
${folders.map((folder) => `  ${folder}`).join('\n')}

${next.map(([command = '', does]) => `  ${command.padEnd(width)}${does}`).join('\n')}

docs/shipping-a-contest.md goes on from here.`);
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exit(1);
}
