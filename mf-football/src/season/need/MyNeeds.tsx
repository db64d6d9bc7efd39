import type { OutlookRow } from '@poolhouse/contract';
import { ordinal, plural, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import { needSentence, type Counting } from './need.rules';

const counting: Counting = { place: ordinal, wins: (n) => plural(n, 'win'), picks: (n) => plural(n, 'pick') };

/** What I need, in a sentence each for week and season. @param more what else stands below a sentence */
export function MyNeeds({ rows, week, more }: { rows: readonly OutlookRow[]; week: number; more?(row: OutlookRow): ReactNode }) {
  return (
    <Mine>
      {rows.map((row) => (
        <Said key={row.ID} title={row.scope === 'week' ? `Week ${week}` : 'Season'} text={needSentence(row, counting)}>
          {more?.(row)}
        </Said>
      ))}
    </Mine>
  );
}

const Said = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <>
    <dt>{title}</dt>
    <dd>
      {text}
      {children}
    </dd>
  </>
);

const Mine = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 14px;
  padding: 12px 14px;
  border-bottom: 1px solid ${token.line};
  & > dt {
    ${type.head};
    padding-top: 3px;
    color: ${token.ink3};
  }
  & > dd {
    ${type.body};
  }
  & small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
`;
