import type { OutlookRow } from '@poolhouse/contract';
import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Group = styled.div`
  display: flex;
  gap: 4px;
  & > button {
    ${type.note};
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    color: ${token.ink2};
    background: none;
    cursor: pointer;
    &[aria-pressed='true'] {
      font-weight: 600;
      color: ${token.onBrand};
      background: ${token.brand};
      border-color: ${token.brand};
      ${chosen}
    }
    ${media.touch} {
      min-height: 44px;
      padding: 0 14px;
    }
  }
`;

const scopes = [
  ['week', 'This week'],
  ['season', 'Season'],
] as const;

/** Which of the two tables is shown. */
export function Scopes({ value, onChange }: { value: OutlookRow['scope']; onChange(scope: OutlookRow['scope']): void }) {
  return (
    <Group role="group" aria-label="Table for" data-paperless>
      {scopes.map(([scope, label]) => (
        <button key={scope} type="button" aria-pressed={value === scope} onClick={() => onChange(scope)}>
          {label}
        </button>
      ))}
    </Group>
  );
}
