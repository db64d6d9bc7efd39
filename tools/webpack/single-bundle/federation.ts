import football from '../../../mf-football/src/routes';

/** Stands in for the shell's federation.ts: every remote is in the bundle already. */
export const loadExposed = async (): Promise<unknown> => ({ default: football });
