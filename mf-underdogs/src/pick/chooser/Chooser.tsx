import type { UnderdogsPickRow } from '@poolhouse/contract';
import { must, dayKey, formatLongDay } from '@poolhouse/shared-ui';
import { PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { SportFilterBar, type SportFilter } from '@poolhouse/shared-ui/screen';
import { useState, type ReactNode } from 'react';
import type { SavePick } from '../../contest/useSavePick';
import type { Choice, Dog } from '../dogs.rules';
import { isOpen, pickOf, plannedPicks } from '../my-pick.rules';
import { Day, Dogs, Filter } from './chooser.styles';
import { DogButton } from './DogButton';
import { PlannedPick } from './PlannedPick';
import { TakeIt } from './TakeIt';
import { WeekButtons } from './WeekButtons';

/** A week of college games is long; the list starts with this much of it. */
const FIRST_DOGS = 20;

interface Props {
  weeks: readonly number[];
  /** The week that is on. */
  current: number;
  entryId: number;
  picks: readonly UnderdogsPickRow[];
  choices(week: number): Choice[];
  now: number;
  saver: SavePick;
  offline: boolean;
  onTaken(week: number): void;
}

/** The underdogs of a week, this one or a coming one, as buttons. */
export function Chooser({ weeks, current, entryId, picks, choices, now, saver, offline, onTaken }: Props) {
  const first = must(weeks[0], 'there is a week to choose for');
  const [chosen, setWeek] = useState(first);
  // A week that locks while it is shown gives way to the next.
  const week = weeks.includes(chosen) ? chosen : first;
  const [asked, setAsked] = useState<Dog | null>(null);
  const pick = pickOf(picks, entryId, week);
  const { filter, rows } = useSport(choices(week));
  const [shown, more] = useShowAll(rows, FIRST_DOGS, 'underdogs');
  const saving = { entryId, saver, offline };
  const showWeek = (one: number): void => {
    setWeek(one);
    setAsked(null);
  };
  return (
    <>
      {weeks.length > 1 && (
        <WeekButtons weeks={weeks} current={current} week={week} planned={plannedPicks(picks, entryId, current)} onWeek={showWeek} />
      )}
      {pick && week !== current && <PlannedPick key={pick.ID} pick={pick} open={isOpen(pick, now)} saver={saver} offline={offline} />}
      {filter}
      {shown.length === 0 && <PanelEmpty>No underdog of week {week} is left to choose from.</PanelEmpty>}
      <Dogs role="group" aria-label={`Underdogs of week ${week}`}>
        {shown.map((choice, i) => (
          <DogOfDay
            key={`${choice.dog.event.ID}-${choice.dog.side}`}
            choice={choice}
            before={shown[i - 1]?.dog}
            current={week === current}
            asked={asked?.team === choice.dog.team && asked.event.ID === choice.dog.event.ID}
            onAsk={setAsked}
          >
            <TakeIt {...saving} dog={choice.dog} replaces={pick?.pick ?? ''} onDone={() => setAsked(null)} onTaken={() => onTaken(week)} />
          </DogOfDay>
        ))}
      </Dogs>
      {more}
    </>
  );
}

/** Choices of one sport, and the buttons that say which, where a week has several. */
function useSport(all: Choice[]) {
  const [sport, setSport] = useState<SportFilter>('All');
  const mixed = new Set(all.map(({ dog }) => dog.event.SportAbbrev)).size > 1;
  return {
    filter: mixed && (
      <Filter>
        <SportFilterBar value={sport} onChange={setSport} />
      </Filter>
    ),
    rows: mixed && sport !== 'All' ? all.filter(({ dog }) => dog.event.SportAbbrev === sport) : all,
  };
}

interface DogOfDayProps {
  choice: Choice;
  /** The one that stands above it. */
  before: Dog | undefined;
  current: boolean;
  asked: boolean;
  onAsk(dog: Dog | null): void;
  /** The question whether to take it. */
  children: ReactNode;
}

/** An underdog, below its day where that is another than before; a press asks. */
function DogOfDay({ choice: { dog, state }, choice, before, current, asked, onAsk, children }: DogOfDayProps) {
  const newDay = !before || dayKey(dog.event.day) !== dayKey(before.event.day);
  return (
    <>
      {newDay && <Day>{formatLongDay(dog.event.day)}</Day>}
      <DogButton choice={choice} current={current} asked={asked} onPress={() => onAsk(asked ? null : dog)} />
      {/* The line may have moved since it was pressed, so the one of the list is offered. */}
      {asked && state === 'free' && children}
    </>
  );
}
