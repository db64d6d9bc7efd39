import type { AvailableGolferRow } from '@poolhouse/contract';
import { formatDayTime, formatList, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Check } from 'lucide-react';
import { canPick, GROUPS, type Picks } from './picks.rules';

interface Props {
  picks: Picks;
  saved: Picks;
  golfers: readonly AvailableGolferRow[];
  /** The group that is shown; undefined where all of them are. */
  group: number | undefined;
  onGroup(group: number): void;
}

/** One slot a group: who is chosen, and whether that is saved. */
export function PickSlots({ picks, saved, golfers, group, onGroup }: Props) {
  return (
    <Slots>
      {GROUPS.map((one) => {
        const golfer = golfers.find(({ Golfer_ID }) => Golfer_ID === picks[one]);
        return (
          <li key={one}>
            <button type="button" aria-pressed={group === undefined ? undefined : group === one} onClick={() => onGroup(one)}>
              <i>{one + 1}</i>
              <span>
                <b>{golfer?.Name ?? `Pick ${one + 1}`}</b>
                <small>{golfer ? factsOf(golfer) : `Choose one of group ${one + 1}`}</small>
              </span>
              <SavedMark golfer={golfer} saved={golfer !== undefined && picks[one] === saved[one]} />
            </button>
          </li>
        );
      })}
    </Slots>
  );
}

/** 'Rank 4, Thu 7:43 AM*' */
const factsOf = ({ Rank, Tee_Time, back_nine }: AvailableGolferRow): string =>
  formatList([Rank !== null && `Rank ${Rank}`, Tee_Time && `${formatDayTime(Tee_Time)}${back_nine ? '*' : ''}`]);

function SavedMark({ golfer, saved }: { golfer: AvailableGolferRow | undefined; saved: boolean }) {
  if (golfer && !canPick(golfer)) return <em data-saved={saved || undefined}>withdrew</em>;
  if (!saved) return <em>{golfer && 'not saved'}</em>;
  return (
    <em data-saved>
      <Check size={16} aria-hidden /> Saved
    </em>
  );
}

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  margin: 0;
  padding: 14px;
  list-style: none;
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 60px;
    padding: 6px 12px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    text-align: left;
    color: ${token.ink};
    background: ${token.surface};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
  }
  i {
    ${type.value};
    font-style: normal;
    color: ${token.ink3};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    ${type.team};
    display: block;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  em {
    ${type.note};
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
    color: ${token.pushInk};
  }
  em[data-saved] {
    color: ${token.winInk};
  }
  svg {
    vertical-align: -3px;
  }
  @media (max-width: 1279.95px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
