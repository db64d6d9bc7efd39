import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './server';

/** Generates the demo league once; every test file then starts from a copy of it. */
export default async function setUp(): Promise<void> {
  if (!existsSync(join(__dirname, '../../shell/dist/index.html'))) throw new Error('The site is not built: run `npm run build` first.');
  const folder = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-'));
  const server = await serve(folder);
  await server.end();
  process.env.E2E_DATA = folder;
}
