import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { lookAt } from '../look';
import type { MomentSource } from '../moment';
import { keptMoments } from '../moments.store';
import { houseLines } from './house-lines.store';

/** A process of the site that has just started, as far as it looks for one contest's moments. */
export class MomentProcess {
  private readonly seen = new Map();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly source: MomentSource,
  ) {}

  look(contest: Contest): Promise<number> {
    return lookAt({ db: this.db, clock: this.clock, seen: this.seen }, { contest, source: this.source, page: '/' });
  }

  /** All that is so, from the contest's facts alone. */
  async truth(contest: Contest): Promise<string[]> {
    const { db, clock, source } = this;
    const { moments } = await db.read(async (tx) => {
      const rounds = await source.rounds(tx, contest, clock.now());
      return source.find(
        tx,
        contest,
        rounds.map(({ round }) => round),
        clock.now(),
      );
    });
    return moments.map(asText).sort();
  }

  /** All that is kept as being so. */
  async kept(contest: Contest): Promise<string[]> {
    const kept = await this.db.read((tx) => keptMoments(tx, contest.id));
    return kept
      .filter(({ undoneAt }) => undoneAt === null)
      .map(asText)
      .sort();
  }

  /** What the house has said on the contest's board, the first first. */
  lines(contest: Contest): Promise<string[]> {
    return this.db.read((tx) => houseLines(tx, contest));
  }
}

const asText = ({ round, says }: { round: number; says: string }): string => `${round}: ${says}`;

/** Two processes look at once: neither tells what the other has told, and what is kept is what the facts come to. */
export async function expectFoundOnce(
  contest: Contest,
  { first, second, truth }: { first: MomentProcess; second: MomentProcess; truth: MomentProcess },
): Promise<void> {
  await Promise.all([first, second].map((one) => one.look(contest)));
  expect(await first.look(contest)).toBe(0);
  expectToldOnce(await first.lines(contest));
  expect(await first.kept(contest)).toEqual(await truth.truth(contest));
}

/** What was told anew is told once. */
export function expectToldOnce(lines: readonly string[]): void {
  const anew = lines.filter((line) => !/^(Taken back|Corrected|So it is after all): /.test(line));
  expect(new Set(anew).size).toBe(anew.length);
}
