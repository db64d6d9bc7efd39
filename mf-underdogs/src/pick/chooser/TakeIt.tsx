import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useEffect, useRef } from 'react';
import type { SavePick } from '../../contest/useSavePick';
import { whatItTakes } from '../../standing/takes.rules';
import type { Dog } from '../dogs.rules';
import { Actions } from '../pick.styles';
import { Asking } from './chooser.styles';

const NO_LINE = 'There is no line yet, so the one at kickoff counts. If they get no points then, the pick counts for nothing.';

interface Props {
  dog: Dog;
  entryId: number;
  /** The pick that this one would replace; '' for none. */
  replaces: string;
  saver: SavePick;
  offline: boolean;
  /** Closes the question. */
  onDone(): void;
  onTaken(): void;
}

/** What the pick would have to do, and the button that locks its line. */
export function TakeIt({ dog, entryId, replaces, saver, offline, onDone, onTaken }: Props) {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const name = `${dog.abbrev || dog.team}${dog.line === null ? '' : ` ${formatLine(dog.line)}`}`;
  async function save(): Promise<void> {
    const saved = await saver.save(
      { entryId, eventId: dog.event.ID, spread: dog.line, side: dog.side },
      `${name} is your pick for week ${dog.event.week}.`,
    );
    if (!saved) return;
    onDone();
    onTaken();
  }
  return (
    <Asking role="group" aria-label={`Take ${dog.team}?`} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <p>
        <strong>{name}</strong> {dog.opponent}, {formatDayTime(dog.event.day)}. {dog.line === null ? NO_LINE : whatItTakes(dog.line)}
        {replaces !== '' && ` It replaces ${replaces}.`}
      </p>
      <Actions>
        <Button ref={take} variant="contained" disabled={saver.saving || offline} onClick={() => void save()}>
          {saver.saving ? 'Saving' : `Take ${name}`}
        </Button>
        <Button color="inherit" onClick={onDone}>
          Not this one
        </Button>
      </Actions>
    </Asking>
  );
}
