import { EntryName } from '@poolhouse/shared-ui/board';
import { IconButton } from '@poolhouse/shared-ui/core';
import { Box, DeskTheme, List, ListItem } from '@poolhouse/shared-ui/desk';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { moved } from '../draft.rules';

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
    <DeskTheme>
      <List component="ol" ref={list} role="list" disablePadding>
        {order.map((id, i) => (
          <Row key={id} id={id} name={names.get(id) ?? ''} place={i + 1} last={i === order.length - 1} onMove={(by) => move(id, by)} />
        ))}
      </List>
    </DeskTheme>
  );
}

interface RowProps {
  id: number;
  name: string;
  /** Counts from 1. */
  place: number;
  last: boolean;
  onMove(by: -1 | 1): void;
}

const Row = ({ id, name, place, last, onMove }: RowProps) => (
  <ListItem divider sx={{ gap: 2.5, py: 0 }}>
    <Box component="b" sx={{ width: 22, color: 'text.disabled' }}>
      {place}
    </Box>
    <Box component="span" sx={{ flex: 1 }}>
      <EntryName name={name} />
    </Box>
    <IconButton color="inherit" data-move={`${id}:-1`} aria-label={`Move ${name} up`} disabled={place === 1} onClick={() => onMove(-1)}>
      <ArrowUp size={18} aria-hidden />
    </IconButton>
    <IconButton color="inherit" data-move={`${id}:1`} aria-label={`Move ${name} down`} disabled={last} onClick={() => onMove(1)}>
      <ArrowDown size={18} aria-hidden />
    </IconButton>
  </ListItem>
);
