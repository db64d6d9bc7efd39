import type { ContestAgentRow } from '@poolhouse/contract';

/** What an agent is called on screen; its name where the server has no words for it yet. */
export const titleOf = ({ name, title }: Pick<ContestAgentRow, 'name' | 'title'>): string => title ?? name;
