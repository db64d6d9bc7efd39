import { realpathSync } from 'node:fs';

const script = process.argv[1] ?? '';
let own: string | undefined;

/**
 * The program that this process runs, for another process of it. Where it really lies: an upgrade leads the name by which it was started to the
 * next program, while this one goes on.
 */
export const ownProgram = (): string => (own ??= script === '' ? '' : realpathSync(script));
