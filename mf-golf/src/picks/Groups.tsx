import type { AvailableGolferRow } from '@poolhouse/contract';
import { plural, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Tabs } from '../contest/Tabs';
import { GolferTable } from './GolferTable';
import { GROUPS, type Picks, type Sort } from './picks.rules';

interface Props {
  golfers: readonly AvailableGolferRow[];
  picks: Picks;
  isAdmin: boolean;
  /** The group that is shown; undefined shows all, two by two. */
  group: number | undefined;
  onGroup(group: number): void;
  onPick(group: number, golferId: number): void;
}

const LEGEND = (
  <>
    BPR birdies per round. HPE holes per eagle. Cuts made of events this year. CC consecutive cuts made. GIR greens in regulation, percent.
    * starts on the back nine.
  </>
);

/** Where a slot leads to, where all groups are shown. */
export const groupId = (group: number): string => `golf-group-${group + 1}`;

/** The golfers of the groups, all sorted alike. */
export function Groups({ golfers, picks, isAdmin, group, onGroup, onPick }: Props) {
  const [sort, setSort] = useState<Sort>({ key: 'Rank', direction: 'ascending' });
  // The same lists at each draw: a pick sorts none of them again.
  const byGroup = useMemo(() => GROUPS.map((one) => golfers.filter(({ Group_Num }) => Group_Num === one)), [golfers]);
  const count = (one: number) => plural(byGroup[one]?.length ?? 0, 'golfer');
  const tableOf = (one: number) => (
    <GolferTable
      rows={byGroup[one] ?? []}
      picked={picks[one] ?? null}
      group={one}
      isAdmin={isAdmin}
      sort={sort}
      onSort={setSort}
      onPick={(golferId) => onPick(one, golferId)}
    />
  );
  if (group === undefined)
    return (
      <div>
        <TwoByTwo>
          {GROUPS.map((one) => (
            <Panel key={one} id={groupId(one)} title={`Group ${one + 1}`} action={count(one)}>
              {tableOf(one)}
            </Panel>
          ))}
        </TwoByTwo>
        <Legend>{LEGEND}</Legend>
      </div>
    );
  return (
    <Panel title={`Group ${group + 1}`} action={count(group)} foot={LEGEND}>
      <GroupTabs picks={picks} group={group} onGroup={onGroup} />
      {tableOf(group)}
    </Panel>
  );
}

function GroupTabs({ picks, group, onGroup }: Pick<Props, 'picks' | 'group' | 'onGroup'>) {
  return (
    <Tabs role="tablist" aria-label="Groups">
      {GROUPS.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={group === one} onClick={() => onGroup(one)}>
          Group {one + 1} {picks[one] != null && <Check size={16} aria-label="picked" />}
        </button>
      ))}
    </Tabs>
  );
}

const TwoByTwo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  thead button,
  tbody td,
  tbody th {
    padding-inline: 6px;
  }
`;

const Legend = styled.p`
  ${type.note};
  margin: 10px 0 0;
  color: ${token.ink2};
`;
