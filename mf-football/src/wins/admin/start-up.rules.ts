import { plural } from '@poolhouse/shared-ui';
import type { Draft } from '../draft/draft.rules';
import type { WinsSeason } from '../useWinsSeason';

export interface StartUpStep {
  readonly title: string;
  /** Null where only a press tells. */
  readonly done: boolean | null;
  /** What is there, or what lacks. */
  readonly says: string;
}

/** How many clubs there are. */
const TEAMS = 32;

/** The yearly checklist; each mark comes from the data, so that nothing is marked that is not so. */
export function startUp({ outlook, teams }: Pick<WinsSeason, 'outlook' | 'teams'>, { phase }: Pick<Draft, 'phase'>): StartUpStep[] {
  const entries = outlook.data.length;
  const owned = teams.data.filter((team) => (team.entry_id ?? 0) > 0).length;
  return [
    {
      title: 'Contest and entries',
      done: entries > 0,
      says: entries > 0 ? plural(entries, 'entry', 'entries') : 'Nobody is in yet; enter them in Contests.',
    },
    { title: 'Populate Standings', done: teams.data.length === TEAMS, says: `${teams.data.length} of ${TEAMS} teams` },
    { title: 'Populate Games', done: null, says: 'Each press below counts them, and names those that lack.' },
    { title: 'Save Owner, or draft', done: phase === 'done' || owned === TEAMS, says: `${owned} of ${TEAMS} teams have an owner` },
  ];
}
