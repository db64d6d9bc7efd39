import { useLayoutEffect, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { media, token, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { IconButton, styled } from '@poolhouse/shared-ui/core';
import { moved } from '../draft.rules';

const List = styled.ol`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 0 14px;
    ${media.phone} {
      padding-inline: 16px;
    }
    border-bottom: 1px solid ${token.line};
    ${type.cell};
  }
  & > li > b {
    width: 22px;
    font-weight: 600;
    color: ${token.ink3};
  }
  & > li > span:first-of-type {
    flex: 1;
  }
`;

interface Props {
  /** Entry ids. */
  order: readonly number[];
  names: ReadonlyMap<number, string>;
  onOrder(order: readonly number[]): void;
}

/** A list whose rows move by buttons, so that it needs no pointer. */
export function OrderList({ order, names, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string | null>(null);
  // A row that moved took the focus with it; the press can be repeated.
  useLayoutEffect(() => {
    const button = pressed.current && list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`);
    pressed.current = null;
    if (button) button.focus();
  }, [order]);
  function move(id: number, by: -1 | 1): void {
    const next = moved(order, id, by);
    const at = next.indexOf(id);
    const stays = at === 0 ? 1 : at === next.length - 1 ? -1 : by;
    pressed.current = `${id}:${stays}`;
    onOrder(next);
  }
  return (
    <List ref={list} role="list">
      {order.map((id, i) => {
        const name = names.get(id) ?? '';
        return (
          <li key={id}>
            <b>{i + 1}</b>
            <span>
              <EntryName name={name} />
            </span>
            <IconButton
              color="inherit"
              data-move={`${id}:-1`}
              aria-label={`Move ${name} up`}
              disabled={i === 0}
              onClick={() => move(id, -1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              color="inherit"
              data-move={`${id}:1`}
              aria-label={`Move ${name} down`}
              disabled={i === order.length - 1}
              onClick={() => move(id, 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}
