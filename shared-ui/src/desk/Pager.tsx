import { styled } from '../theme/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { media, token, type } from '../theme/tokens';

export interface PagerProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  onPage(page: number): void;
  /** All that is paged, such as '312 users'. */
  of?: string;
}

/** One page of a list to the next and back; nothing where one page holds all. */
export function Pager({ page, pages, onPage, of }: PagerProps): ReactElement | null {
  if (pages <= 1) return null;
  return (
    <Frame aria-label="Pages">
      <span role="status">
        Page {page} of {pages}
        {of !== undefined && ` · ${of}`}
      </span>
      <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button type="button" aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </button>
    </Frame>
  );
}

const Frame = styled.nav`
  ${type.note};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  padding: 6px 14px;
  color: ${token.ink2};
  border-top: 1px solid ${token.line};
  > span {
    margin-right: auto;
  }
  > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 36px;
    border: 1px solid ${token.line2};
    background: ${token.surface};
    color: ${token.ink};
    cursor: pointer;
  }
  > button:disabled {
    color: ${token.ink3};
    cursor: default;
    opacity: 0.5;
  }
  ${media.touch} {
    > button {
      width: 44px;
      height: 44px;
    }
  }
`;
