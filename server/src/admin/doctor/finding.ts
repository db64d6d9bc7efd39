/** 'bad' wants somebody today, 'look' when there is time. */
export type Level = 'good' | 'look' | 'bad';

/** One thing that was looked at. */
export interface Finding {
  level: Level;
  /** 'Disk' */
  about: string;
  /** How it is, in a sentence. */
  says: string;
  /** What to do, in a sentence; left out where it is good. */
  todo?: string;
}

export const good = (about: string, says: string): Finding => ({ level: 'good', about, says });
export const look = (about: string, says: string, todo: string): Finding => ({ level: 'look', about, says, todo });
export const bad = (about: string, says: string, todo: string): Finding => ({ level: 'bad', about, says, todo });

const MARKS = { good: 'good', look: 'look', bad: 'BAD ' } as const;

/** Lines for a terminal: what is bad last, where the eye ends. */
export function written(findings: readonly Finding[]): string[] {
  const order: readonly Level[] = ['good', 'look', 'bad'];
  const sorted = order.flatMap((level) => findings.filter((one) => one.level === level));
  return sorted.flatMap(({ level, about, says, todo }) => [
    `${MARKS[level]}  ${about}: ${says}`,
    ...(todo === undefined ? [] : [`      ${todo}`]),
  ]);
}
