import { memo, type ReactElement } from 'react';
import { covering } from '../page/covering';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import { useSeen } from './useSeen';

export interface JumpPill {
  /** The panel's `id`. */
  id: string;
  label: string;
}

const pills = covering('top');

/** A phone's way through the panels; the pill of the panel on screen is filled. */
export const JumpPills = memo(function JumpPills({ items }: { items: readonly JumpPill[] }): ReactElement {
  const seen = useSeen(items.map((item) => item.id));
  return (
    <Pills aria-label="On this page" data-pills ref={pills}>
      {items.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === seen ? 'location' : undefined} onClick={(event) => jump(event, id)}>
          {label}
        </a>
      ))}
    </Pills>
  );
});

/** Scrolls without a new entry in the history: back leaves the page, not the panel. */
function jump(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

const Pills = styled.nav`
  display: none;
  ${media.phone} {
    display: flex;
  }
  position: sticky;
  top: var(--ph-stale, 0px);
  z-index: 5;
  gap: 8px;
  padding: 8px 16px;
  margin-top: -16px;
  margin-bottom: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  background: ${token.page};
  a {
    ${type.cell};
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid ${token.ctl};
    border-radius: 22px;
    color: ${token.ink};
    background: ${token.surface};
    text-decoration: none;
  }
  a[aria-current] {
    font-weight: 600;
    color: ${token.surface};
    background: ${token.ink};
    border-color: ${token.ink};
    ${chosen}
  }
`;
