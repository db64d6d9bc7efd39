import type { UnderdogsConfigRow, UnderdogsPickRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { formatPlace } from '@poolhouse/shared-ui';
import { sharedRanks, StatusStrip, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { SupposedFigure } from '@poolhouse/shared-ui/screen';
import { recordOf } from '../explain/status.rules';
import { usedTeams } from '../pick/used-teams.rules';

interface Props {
  config: UnderdogsConfigRow;
  entryId: number;
  standings: readonly UnderdogsStandingRow[];
  picks: readonly UnderdogsPickRow[];
  /** What of them is supposed to be another figure than now: `standing 12 Wins`. */
  marks: Readonly<Record<string, true>> | undefined;
}

const COUNTS = ['Wins', 'Covers', 'Losses'] as const;

/** My place, my three counts, and how much is left. */
export function SeasonStrip({ config, entryId, standings, picks, marks }: Props) {
  const mine = standings.find((row) => row.ID === entryId);
  const shown = (value: string, fields: readonly string[]) =>
    fields.some((field) => marks?.[`standing ${entryId} ${field}`]) ? <Supposed>{value}</Supposed> : value;
  const items = [
    mine && {
      label: 'Rank',
      value: shown(formatPlace(mine.Rank, sharedRanks(standings).has(mine.Rank)), ['Rank']),
      note: `of ${standings.length}`,
    },
    mine && { label: 'W - C - L', value: shown(recordOf(mine), COUNTS) },
    mine && { label: 'Teams used', value: usedTeams(picks, entryId).size, note: 'each once a season', phone: false },
    { label: 'Weeks left', value: config.Weeks - config.week, note: `of ${config.Weeks - (config.FirstWeek ?? 1) + 1}` },
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined)} />;
}

const Supposed = ({ children }: { children: string }) => (
  <SupposedFigure>
    {children}
    <VisuallyHidden> supposed</VisuallyHidden>
  </SupposedFigure>
);
