import { formatNumber } from '@poolhouse/shared-ui';
import { canonical } from '@poolhouse/shared-ui/proof';
import type { Subject } from './check.types';

/** The file that `check-contest.mjs` reads: what was signed, every line of the log as it is, and each slot that was opened. */
export function logFile({ contest, shown, log }: Subject): string {
  const { note: checkpoint, key, origin, lines, opened } = shown;
  const head = canonical({ checkpoint, contest, key, log: 'poolhouse/1', origin });
  const rows = opened
    .filter(({ beat }) => beat <= log.seals.length)
    .map(({ beat, content, entry, index, path, period, salt, size, slot }) =>
      canonical({ opened: { beat, content, entry, index, path, period, salt, size, slot } }),
    );
  return [head, ...lines, ...rows, ''].join('\n');
}

/** '1.4 MB', '38 kB' */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
}
