import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import { must, formatLine } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import type { SavePick } from '../contest/useSavePick';
import { currentLine } from './my-pick.rules';
import { Actions, Part } from './pick.styles';
import { TakeBack } from './TakeBack';

interface Props {
  entryId: number;
  week: number;
  /** Mine, while it can be changed. */
  pick: UnderdogsPickRow | null;
  events: readonly UnderdogsEventRow[];
  saver: SavePick;
  /** The server cannot be reached. */
  offline: boolean;
  choosing: boolean;
  onChoose(): void;
}

/** What can be done about the pick until its kick-off. */
export function PickActions({ entryId, week, pick, events, saver, offline, choosing, onChoose }: Props) {
  const line = pick && currentLine(pick, events);
  const moved = pick?.event_id && line !== null && line > 0 && line !== pick.spread ? line : null;
  const name = pick && (pick.Abbrev || pick.pick);
  const busy = saver.saving || offline;
  return (
    <Part>
      {moved !== null && pick && <p>The line is {formatLine(moved)} now.</p>}
      <Actions>
        {moved !== null && pick && (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() =>
              void saver.save(
                { entryId, eventId: must(pick.event_id, 'a line that moved has a game'), spread: moved },
                `${name} ${formatLine(moved)} is your pick.`,
              )
            }
          >
            Take {formatLine(moved)}
          </Button>
        )}
        <Button color="inherit" aria-expanded={choosing} onClick={onChoose}>
          {choosing ? 'Close the list' : pick ? 'Change pick' : 'Plan ahead'}
        </Button>
        {pick && (
          <TakeBack key={pick.pick} pending={busy} onTakeBack={() => void saver.clear({ entryId, week }, 'The pick is taken back.')} />
        )}
      </Actions>
    </Part>
  );
}
