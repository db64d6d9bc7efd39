import { lazyPart } from '@poolhouse/shared-ui';
import { ResultChip, Tick } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { ChevronDown, Lock } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import type { Slots, Week } from '../picks.rules';
import type { SlotView } from '../slot-view.rules';
import { LockBox } from './LockBox';
import { PickText } from './PickText';
import { Body, Extra, Frame, Line, Reason, Side } from './selector.styles';

const PickList = lazyPart(() => import('./PickList'));

interface Props {
  view: SlotView;
  week: Week;
  slots: Slots;
  /** The next tapped side comes here. */
  focused: boolean;
  onFocus(): void;
  onLock(locked: boolean): void;
  onClear(): void;
  onPick(side: { eventId: number; team: string }): void;
}

function right({ view, onLock }: Props): ReactNode {
  if (view.state === 'started')
    return (
      <Side>
        <ResultChip result={view.result} push={view.push} />
        <span>
          <Lock size={14} aria-hidden /> Started
        </span>
      </Side>
    );
  if (view.state === 'empty')
    return (
      <Side aria-hidden>
        <ChevronDown size={20} />
      </Side>
    );
  return (
    <LockBox
      slot={view.index + 1}
      checked={view.state === 'locked'}
      disabled={view.state === 'open' && view.line === null}
      onChange={onLock}
    />
  );
}

function colors({ slot, event }: SlotView): string {
  return (slot?.team === event?.Pick1 ? event?.Colors1 : event?.Colors2) ?? '';
}

/** One of the five picks, in each of its states. */
export function PickSelector(props: Props) {
  const { view, focused, onFocus, onPick } = props;
  const { index, slot, state, reason } = view;
  const changeable = state === 'empty' || state === 'open';
  const open = focused && changeable;
  const head = useRef<HTMLButtonElement>(null);
  // The list closes with the choice; without this the keyboard would start again at the top of the page.
  const pick: Props['onPick'] = (side) => {
    onPick(side);
    head.current?.focus();
  };
  const reasonId = `pick-${index + 1}-reason`;
  return (
    <Frame role="group" aria-label={`Pick ${index + 1}`} look={state === 'locked' ? 'open' : state} focused={open} refused={reason !== ''}>
      <Line>
        <Body
          ref={head}
          as={changeable ? 'button' : 'div'}
          data-still={changeable ? undefined : ''}
          {...(changeable && { type: 'button', onClick: onFocus, 'aria-expanded': open })}
          aria-describedby={reason ? reasonId : undefined}
        >
          <i>{index + 1}</i>
          {slot && <Tick colors={colors(view)} />}
          <PickText view={view} />
        </Body>
        {right(props)}
      </Line>
      {open && <Choice {...props} onPick={pick} />}
      {reason && (
        <Reason id={reasonId} role="alert">
          {reason}
        </Reason>
      )}
    </Frame>
  );
}

/** Under a pick that may be changed: the sides to choose from. */
function Choice({ view, week, slots, onPick, onClear }: Props) {
  return (
    <Extra>
      <Suspense fallback={<span />}>
        <PickList slot={view.index + 1} week={week} slots={slots} onPick={onPick} />
      </Suspense>
      {view.slot && (
        <Button size="small" onClick={onClear}>
          Take out
        </Button>
      )}
    </Extra>
  );
}
