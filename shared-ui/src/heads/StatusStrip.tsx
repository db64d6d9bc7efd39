import { memo, type ReactElement, type ReactNode } from 'react';
import { LiveDot } from '../chips/LiveDot';
import { sameNode } from '../page/same-node.rules';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

export interface StatusItem {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Shows LIVE after the value. */
  live?: boolean;
  /** false leaves it out on a phone, which has room for three. */
  phone?: boolean;
}

/** Says how I am doing before anything else. */
export const StatusStrip = memo(function StatusStrip({ items }: { items: readonly StatusItem[] }): ReactElement {
  return (
    <Strip>
      {items.map(({ label, value, note, live, phone }) => (
        <div key={label} data-phone={phone !== false}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b> {live && <LiveDot />} {note !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </Strip>
  );
}, sameNode);

const Strip = styled.dl`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin: 0 0 20px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
    padding: 9px 18px 10px;
    border-left: 1px solid ${token.line};
  }
  > div:first-of-type {
    border-left: 0;
  }
  dt {
    ${type.head};
    color: ${token.ink3};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    ${type.note};
    color: ${token.ink2};
  }
  b {
    ${type.value};
    color: ${token.ink};
  }
  @media (max-width: 959.95px) {
    dd {
      display: block;
    }
    b,
    dd > span {
      display: block;
    }
    dd > span:has(> i) {
      display: inline-flex;
    }
  }
  ${media.phone} {
    border-inline: 0;
    margin-bottom: 16px;
    /* No label is broken inside a word: where letters are that large the strip scrolls. */
    grid-auto-columns: minmax(min-content, 1fr);
    overflow-x: auto;
    > div {
      overflow-wrap: break-word;
      padding: 8px 8px 8px 16px;
    }
    > div[data-phone='false'] {
      display: none;
    }
  }
`;
