import type { FootballAdminEventRow } from '@poolhouse/contract';
import { formatLine, useAction, useApi, type Action } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { lineOf, otherSide, typedLine, unsaved } from './lines.rules';

interface LineChange {
  readonly event: FootballAdminEventRow;
  readonly line: number | null;
}

export interface Lines {
  /** What stands in a game's field. */
  shown(event: FootballAdminEventRow): string;
  /** What the other side's line then is, in words; '' for what is no line. */
  second(event: FootballAdminEventRow): string;
  type(event: FootballAdminEventRow, text: string): void;
  /** Games with another line than is saved. */
  readonly waiting: readonly FootballAdminEventRow[];
  readonly save: Action<LineChange>;
}

/** The lines of a week as they are typed, each until it is saved. */
export function useLines(events: readonly FootballAdminEventRow[], onSaved: () => Promise<void>): Lines {
  const api = useApi();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const save = useAction(
    ({ event, line }: LineChange) => api.call('PUT football/events', { body: { id: event.ID, spread1: line, spread2: otherSide(line) } }),
    {
      done: (_, { event, line }) => `success: ${event.Pick1} ${line === null ? 'without a line' : formatLine(line)}`,
      onDone: async (_, { event }) => {
        await onSaved();
        setTyped(({ [event.ID]: _saved, ...rest }) => rest);
      },
    },
  );
  const shown = (event: FootballAdminEventRow) => typed[event.ID] ?? typedLine(event);
  return {
    shown,
    second: (event) => {
      const line = lineOf(shown(event));
      return line === undefined ? '' : formatLine(otherSide(line));
    },
    type: (event, text) => setTyped({ ...typed, [event.ID]: text }),
    waiting: unsaved(events, typed),
    save,
  };
}
