import type { UnderdogsConfigRow, UnderdogsPickRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { formatPlace } from '@poolhouse/shared-ui';
import { sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import { recordOf } from '../explain/status.rules';
import { usedTeams } from '../pick/used-teams.rules';

interface Props {
  config: UnderdogsConfigRow;
  entryId: number;
  standings: readonly UnderdogsStandingRow[];
  picks: readonly UnderdogsPickRow[];
}

/** My place, my three counts, and how much is left. */
export function SeasonStrip({ config, entryId, standings, picks }: Props) {
  const mine = standings.find((row) => row.ID === entryId);
  const items = [
    mine && { label: 'Rank', value: formatPlace(mine.Rank, sharedRanks(standings).has(mine.Rank)), note: `of ${standings.length}` },
    mine && { label: 'W - C - L', value: recordOf(mine) },
    mine && { label: 'Teams used', value: usedTeams(picks, entryId).size, note: 'each once a season', phone: false },
    { label: 'Weeks left', value: config.Weeks - config.week, note: `of ${config.Weeks - (config.FirstWeek ?? 1) + 1}` },
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined)} />;
}
