import { z } from 'zod';
import type { Database, Tx } from '../../ground/db/database';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';
import { bad, type Finding } from './finding';

const FOUND = 'doctor.found';
const finding = z.object({ level: z.enum(['good', 'look', 'bad']), about: z.string(), says: z.string(), todo: z.string().optional() });
const found = z.object({ at: z.number(), findings: z.array(finding) });

/** Looks at the site. What it throws is a finding too. */
export type Examine = () => Promise<Finding[]>;

/** Has the site looked at, one look at a time, and keeps what was found last. */
export class DoctorDesk {
  private looking: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    private readonly wall: { now(): number },
    private readonly examine: Examine,
  ) {}

  get checking(): boolean {
    return this.looking !== undefined;
  }

  /** Begins a look; one that is under way goes on. Resolves when it is over, and never rejects. */
  check(): Promise<void> {
    this.looking ??= this.look()
      .catch(() => {})
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(): Promise<void> {
    await lookAndKeep(this.db, this.wall, this.examine);
  }
}

/** Looks at the site and keeps what was found. */
export async function lookAndKeep(db: Database, wall: { now(): number }, examine: Examine): Promise<Finding[]> {
  const findings = await examine().catch((error: unknown) => [
    bad(
      'Doctor',
      `The site could not be looked at: ${error instanceof Error ? error.message : String(error)}.`,
      'Run npx poolhouse doctor beside it.',
    ),
  ]);
  await db.write((tx) => writeSetting(tx, FOUND, JSON.stringify({ at: wall.now(), findings })));
  return findings;
}

/** What was found last; undefined before the first look. */
export async function lastFound(tx: Tx): Promise<{ at: number; findings: readonly z.output<typeof finding>[] } | undefined> {
  const text = await readSetting(tx, FOUND);
  return text === undefined ? undefined : found.parse(JSON.parse(text));
}
