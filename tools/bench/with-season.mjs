import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basic, caller } from './site.mjs';

/**
 * Serves a site that has these games and an administrator.
 * @param {import('./site.mjs').BenchSite} site
 * @param {string} csv the games, in nflverse's columns
 * @param {{ name?: string, season?: number }} [as] the administrator's name; the season of the games that are taken, all unless said
 */
export async function serveWithSeason(site, csv, { name = 'Ada', season } = {}) {
  const file = join(site.folder, 'games.csv');
  writeFileSync(file, csv);
  await site.command('import', 'games', file, ...(season === undefined ? [] : ['--season', String(season)]));
  await site.command('user', 'add', 'admin@example.org', '--name', name, '--password', 'bench', '--admin');
  await site.serve('--empty');
  const authorization = basic('admin@example.org', 'bench');
  return { authorization, call: caller(site, authorization) };
}
