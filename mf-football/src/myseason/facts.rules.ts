import type { MySeasonFact } from '@poolhouse/contract';

/** Whether it is told below the picks rather than beside them. */
export const isRun = ({ ID }: MySeasonFact): boolean => ID === 'run' || ID === 'drought';
