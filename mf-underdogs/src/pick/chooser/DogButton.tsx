import { formatLine, formatTime, speakLine } from '@poolhouse/shared-ui';
import { Tick, VisuallyHidden } from '@poolhouse/shared-ui/board';
import type { Choice } from '../dogs.rules';
import { Side } from './chooser.styles';

interface Props {
  choice: Choice;
  /** The week that is on: without a line nothing can be taken there that is worth it. */
  current: boolean;
  asked: boolean;
  onPress(): void;
}

/** Why it cannot be taken, or where and when it plays. */
function noteOf(choice: Choice, current: boolean): string {
  const {
    dog: { opponent, event },
    state,
  } = choice;
  const game = `${opponent}, ${formatTime(event.day)}${event.TV === '' ? '' : `, ${event.TV}`}`;
  switch (state) {
    case 'used':
      return `${choice.week < event.week ? 'used in' : 'planned for'} week ${choice.week}`;
    case 'locked':
      return `${opponent}, my pick, locked`;
    case 'mine':
      return `${game}, ${current ? 'my pick' : 'my plan'}`;
    default:
      return game;
  }
}

/** One underdog. A press asks whether to take it. */
export function DogButton({ choice, current, asked, onPress }: Props) {
  const { dog, state } = choice;
  return (
    <Side
      type="button"
      aria-pressed={state === 'mine' || state === 'locked'}
      aria-expanded={state === 'free' ? asked : undefined}
      disabled={state !== 'free'}
      onClick={onPress}
    >
      <Tick colors={dog.colors} />
      <b>
        {dog.rank !== null && `${dog.rank} `}
        {dog.team}
      </b>
      {dog.line !== null && <VisuallyHidden>{speakLine(dog.line)}, </VisuallyHidden>}
      <span data-line aria-hidden={dog.line !== null}>
        {dog.line === null ? 'no line yet' : formatLine(dog.line)}
      </span>
      <small>{noteOf(choice, current)}</small>
    </Side>
  );
}
