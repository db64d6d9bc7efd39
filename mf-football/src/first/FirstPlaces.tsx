import type { FootballStandingRow } from '@poolhouse/contract';
import { formatChance, formatNumber, plural, shellRoutes, token, type } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, figure, PanelDetails, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { createContext, memo, useContext, useMemo } from 'react';
import { chanceText, chanceWords } from '../chances/chance-words.rules';
import { LargeChance } from '../chances/large-chance.styles';
import { useFirstPlaces, type ShownChances } from '../chances/useWeekChances';
import type { WeekChances } from '../chances/week-chances.rules';
import type { Board } from '../contest/board.rules';
import { SIMULATIONS } from '../season/chances/chances.rules';
import { FirstNow } from './first-now';
import { Waiting } from './Waiting';

interface Shown {
  readonly week: readonly FootballStandingRow[];
  readonly chances: WeekChances;
  readonly shown: ShownChances;
  readonly own: number;
}

const ShownNow = createContext<Shown | null>(null);
/** The same at each score: the chances go past it to who has opened it. */
const CLOSED = <PanelDetails summary="Everybody’s chance">{() => <Everybody />}</PanelDetails>;

/** My chance of the week's first place, large, and everybody's for who opens it. */
export default function FirstPlaces() {
  const given = useContext(FirstNow);
  const shown = useFirstPlaces(given);
  const value = useMemo(() => shownOf(given?.whatIf.board, shown), [given, shown]);
  if (!value) return <Waiting />;
  const { own } = value;
  return (
    <ShownNow value={value}>
      {value.week.some(({ entry_id: entry }) => entry === own) && (
        <Mine chance={value.chances.get(own)} was={value.shown.before ? `, ${chanceWords(value.shown, own)}` : ''} />
      )}
      {CLOSED}
    </ShownNow>
  );
}

function shownOf(board: Board | undefined, shown: ShownChances | undefined): Shown | null {
  if (!board || !shown?.chances) return null;
  return { week: board.week, chances: shown.chances, shown, own: board.config.entry_id };
}

const Mine = memo(function Mine({ chance, was }: { chance: number | null | undefined; was: string }) {
  if (chance === undefined) return <PanelEmpty>You cannot be first this week any more{was}.</PanelEmpty>;
  if (chance === 1) return <PanelEmpty>You are first this week, alone or shared, however it ends{was}.</PanelEmpty>;
  return (
    <LargeChance>
      <b>{formatChance(chance)}</b>
      <span>to be first, alone or shared{was}</span>
    </LargeChance>
  );
});

/** Who can still be first, the likeliest first; the others are counted. */
function Everybody() {
  const given = useContext(ShownNow);
  if (!given) return null;
  const { week, chances, shown, own } = given;
  const of = ({ entry_id: entry }: FootballStandingRow): number => chances.get(entry) ?? 0;
  const rows = week.filter((row) => chances.has(row.entry_id)).sort((a, b) => of(b) - of(a));
  const mine = (row: FootballStandingRow): boolean => row.entry_id === own;
  const out = week.length - rows.length;
  return (
    <>
      <DataTable caption="Chance of first place" columns={columnsOf(shown, mine)} rows={rows} rowKey={(row) => row.ID} mine={mine} />
      <Note>
        {out > 0 && `${plural(out, 'entry', 'entries')} cannot be first any more. `}
        From closing lines, scores and clocks, the rest of the week played {formatNumber(SIMULATIONS)} times. A pick of a game to come
        counts as even, yours too. <Link to={shellRoutes.models}>How good it is</Link>
      </Note>
    </>
  );
}

const columnsOf = (shown: ShownChances, mine: (row: FootballStandingRow) => boolean): Column<FootballStandingRow>[] => [
  entryColumn(mine, undefined, () => undefined),
  figure('First', (row) => (shown.before ? chanceWords(shown, row.entry_id) : chanceText(shown.chances, row.entry_id))),
];

const Note = styled.p`
  ${type.note};
  padding: 8px 14px 12px;
  color: ${token.ink2};
`;
