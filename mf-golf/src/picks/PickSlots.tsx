import { Check } from 'lucide-react';
import { formatDayTime, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AvailableGolferRow } from '@poolhouse/contract';
import { canPick, GROUPS, type Picks } from './picks.rules';

interface Props {
  picks: Picks;
  saved: Picks;
  byId: ReadonlyMap<number, AvailableGolferRow>;
  /** The group that is shown; undefined where all of them are. */
  group: number | undefined;
  onGroup(group: number): void;
}

/** One slot a group: who is chosen, and whether that is saved. */
export function PickSlots({ picks, saved, byId, group, onGroup }: Props) {
  return (
    <Slots>
      {GROUPS.map((one) => {
        const golfer = byId.get(picks[one] ?? 0);
        const isSaved = golfer !== undefined && picks[one] === saved[one];
        return (
          <li key={one}>
            <button type="button" aria-pressed={group === undefined ? undefined : group === one} onClick={() => onGroup(one)}>
              <i>{one + 1}</i>
              <span>
                <b>{golfer?.Name ?? `Pick ${one + 1}`}</b>
                <small>
                  {golfer
                    ? [
                        golfer.Rank !== null && `Rank ${golfer.Rank}`,
                        golfer.Tee_Time && `${formatDayTime(golfer.Tee_Time)}${golfer.back_nine ? '*' : ''}`,
                      ]
                        .filter(Boolean)
                        .join(', ')
                    : `Choose one of group ${one + 1}`}
                </small>
              </span>
              <em data-saved={isSaved || undefined}>
                {golfer && !canPick(golfer) ? (
                  'withdrew'
                ) : isSaved ? (
                  <>
                    <Check size={16} aria-hidden /> Saved
                  </>
                ) : golfer ? (
                  'not saved'
                ) : (
                  ''
                )}
              </em>
            </button>
          </li>
        );
      })}
    </Slots>
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
