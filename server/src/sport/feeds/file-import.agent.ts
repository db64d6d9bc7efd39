import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from '@poolhouse/contract/formats';
import type { Agent, AgentRun } from '../../ground/agents/agent';
import { FileRefused } from '../imports/csv-file';
import { importGames, type ImportCounts } from '../imports/import-games';

/** A file that has not changed for so long has been written to its end, ms. */
const SETTLED_MS = 2000;
const SIZE_LIMIT = 32 * 1024 * 1024;

/**
 * Takes in the files that somebody puts into the import folder, in the columns of games.csv; college games when 'ncaa' is in the
 * file's name. What was taken in moves to done/, what was refused to failed/ with its reasons beside it.
 */
export function fileImportAgent(name: string, folder: string, settledMs = SETTLED_MS): Agent {
  return {
    name,
    defaultRefreshSeconds: 30,
    schedule: 'interval',
    run: async (run) => {
      await Promise.all(['done', 'failed'].map((sub) => mkdir(join(folder, sub), { recursive: true })));
      const outcomes: string[] = [];
      for (const file of await settledFiles(folder, settledMs)) {
        run.signal.throwIfAborted();
        outcomes.push(await take(run, name, folder, file));
      }
      return { words: outcomes.join(' ') || 'No files are waiting.' };
    },
  };
}

async function settledFiles(folder: string, settledMs: number): Promise<string[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const files = await Promise.all(names.map(async (name) => ({ name, changedAt: (await stat(join(folder, name))).mtimeMs })));
  // Compared with the folder's own clock: the newest thing that it has just been given.
  const probe = join(folder, '.now');
  await writeFile(probe, '');
  const { mtimeMs } = await stat(probe);
  return files.filter(({ changedAt }) => mtimeMs - changedAt >= settledMs).map(({ name }) => name);
}

async function take(run: AgentRun, by: string, folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  try {
    if ((await stat(path)).size > SIZE_LIMIT)
      throw new FileRefused([{ line: null, reason: 'The file is too large to be a list of games.' }]);
    const counts = await importGames(run, await readFile(path, 'utf8'), { sport: /ncaa/i.test(file) ? 'NCAA' : 'NFL', by });
    await rename(path, await freeName(join(folder, 'done'), file));
    return `${file}: ${wordsOf(counts)}.`;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const kept = await freeName(join(folder, 'failed'), file);
    await writeFile(`${kept}.txt`, `${error.message}\n`);
    await rename(path, kept);
    return `${file}: refused, see ${kept.slice(folder.length + 1)}.txt.`;
  }
}

function wordsOf({ added, changed, unchanged, results }: ImportCounts): string {
  return `${plural(added, 'new game')}, ${changed} changed, ${unchanged} as they were, ${plural(results, 'new result')}`;
}

/** A name that no earlier file has. */
async function freeName(folder: string, file: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  const [stem, extension] = [file.slice(0, -'.csv'.length), file.slice(-'.csv'.length)];
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? file : `${stem}-${n}${extension}`;
    if (!taken.has(name)) return join(folder, name);
  }
}
