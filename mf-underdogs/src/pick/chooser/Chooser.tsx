import { Fragment, useState } from 'react';
import { must, dayKey, formatLongDay } from '@poolhouse/shared-ui';
import { PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { SportFilterBar, type SportFilter } from '@poolhouse/shared-ui/screen';
import type { UnderdogsPickRow } from '@poolhouse/contract';
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
  const [sport, setSport] = useState<SportFilter>('All');
  const [asked, setAsked] = useState<Dog | null>(null);
  const pick = pickOf(picks, entryId, week);
  const mine = pick?.pick ?? '';
  const all = choices(week);
  const mixed = new Set(all.map(({ dog }) => dog.event.SportAbbrev)).size > 1;
  const [shown, more] = useShowAll(
    mixed && sport !== 'All' ? all.filter(({ dog }) => dog.event.SportAbbrev === sport) : all,
    FIRST_DOGS,
    'underdogs',
  );
  const isAsked = (dog: Dog): boolean => asked?.team === dog.team && asked.event.ID === dog.event.ID;
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
      {mixed && (
        <Filter>
          <SportFilterBar value={sport} onChange={setSport} />
        </Filter>
      )}
      {shown.length === 0 && <PanelEmpty>No underdog of week {week} is left to choose from.</PanelEmpty>}
      <Dogs role="group" aria-label={`Underdogs of week ${week}`}>
        {shown.map((choice, i) => {
          const { dog } = choice;
          const newDay = i === 0 || dayKey(dog.event.day) !== dayKey(must(shown[i - 1], 'another stands before it').dog.event.day);
          return (
            <Fragment key={`${dog.event.ID}-${dog.side}`}>
              {newDay && <Day>{formatLongDay(dog.event.day)}</Day>}
              <DogButton
                choice={choice}
                current={week === current}
                asked={isAsked(dog)}
                onPress={() => setAsked(isAsked(dog) ? null : dog)}
              />
              {/* The line may have moved since it was pressed, so the one of the list is offered. */}
              {isAsked(dog) && choice.state === 'free' && (
                <TakeIt
                  dog={dog}
                  entryId={entryId}
                  replaces={mine}
                  saver={saver}
                  offline={offline}
                  onDone={() => setAsked(null)}
                  onTaken={() => onTaken(week)}
                />
              )}
            </Fragment>
          );
        })}
      </Dogs>
      {more}
    </>
  );
}
