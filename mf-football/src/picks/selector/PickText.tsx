import { formatDay, formatDayTime, formatLine, formatList } from '@poolhouse/shared-ui';
import { gameNote, opponentOf, type SlotView } from '../slot-view.rules';
import { Texts } from './selector.styles';

/** Team and line over opponent and time. */
export function PickText({ view }: { view: SlotView }) {
  const { slot, event, line, nowLine, changed, state } = view;
  if (!slot)
    return (
      <Texts>
        <b>Choose a pick</b>
        <span>Tap a side of a game or open the list</span>
      </Texts>
    );
  const where =
    event &&
    formatList([opponentOf(event, slot.team), gameNote(event), state === 'started' ? formatDay(event.Day) : formatDayTime(event.Day)]);
  return (
    <Texts>
      <b>
        {slot.team} {state === 'started' ? formatLine(line) : <em>{formatLine(line)}</em>}
        {nowLine !== null && <small>now {formatLine(nowLine)}</small>}
        {changed && <small data-tone="push">not saved</small>}
      </b>
      <span>{where ?? 'This game is no longer on the board'}</span>
    </Texts>
  );
}
