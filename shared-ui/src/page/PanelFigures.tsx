import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

export interface PanelFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Figures of a panel beside each other, each with its name above and a note below. @param least width of one, px, at letters of the usual size */
export function PanelFigures({ items, least = 96 }: { items: readonly PanelFigure[]; least?: number }): ReactElement {
  return (
    <Figures style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least / 16}rem), 1fr))` }}>
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </Figures>
  );
}

/** What a panel comes to, in a sentence. */
export const PanelSays = styled.p`
  ${type.body};
  margin: 0;
  padding: 10px 14px;
  font-weight: 600;
  color: ${token.brandInk};
  background: ${token.brandTint};
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** The way to another page, with the one figure that it is about. */
export function PanelWay({ to, label, figure }: { to: string; label: string; figure: ReactNode }): ReactElement {
  return (
    <Way>
      <Link to={to}>{label}</Link>
      <b>{figure}</b>
    </Way>
  );
}

const Figures = styled.dl`
  display: grid;
  margin: 0;
  div {
    padding: 8px 14px;
    border-right: 1px solid ${token.line};
    ${media.phone} {
      padding-inline: 16px 8px;
    }
  }
  div:last-of-type {
    border-right: 0;
  }
  dt {
    ${type.head};
    text-transform: uppercase;
    color: ${token.ink3};
  }
  dd {
    margin: 0;
    ${type.value};
  }
  dd + dd {
    ${type.note};
    color: ${token.ink2};
  }
`;

const Way = styled.p`
  ${type.body};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  margin: 0;
  padding: 0 14px;
  border-top: 1px solid ${token.line};
  a {
    display: flex;
    align-items: center;
    align-self: stretch;
  }
  b {
    white-space: nowrap;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
