const OF_GROUP = ['members', 'roles', 'contests', 'entries', 'messages', 'log'].join('|');
/** Of a contest's files: '2026-football-1'. */
const CONTEST = '\\d{4}-[a-z][a-z0-9_]{0,30}-[1-9]\\d{0,9}';
const NAMES = new RegExp(
  [
    'index\\.html|about\\.json|check-contest\\.mjs',
    `(?:${OF_GROUP}|${CONTEST}-[a-z][a-z0-9_-]{0,40})\\.(?:csv|json)`,
    `logs/${CONTEST}\\.jsonl`,
    `seasons/${CONTEST}\\.json`,
    'archives/[0-9a-f]{16}-[1-9]\\d{0,9}/(?:season\\.json|log\\.jsonl)',
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
);

/** Whether an export of a group has files that are called so. */
export const isExportName = (name: string): boolean => NAMES.test(name);

export const isSeasonName = (name: string): boolean => name.startsWith('seasons/');
