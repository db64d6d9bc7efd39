import { Fragment, useState } from 'react';
import { dayKey, formatLongDay } from '@poolhouse/shared-ui';
import { PanelEmpty } from '@poolhouse/shared-ui/board';
import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import type { SavePick } from '../../contest/useSavePick';
import { choicesOf, type Dog } from '../dogs.rules';
import { isOpen, pickOf, plannedPicks } from '../my-pick.rules';
import { Actions, Part } from '../pick.styles';
import { PickStory } from '../PickStory';
import { TakeBack } from '../TakeBack';
import { usedTeams } from '../used-teams.rules';
import { Day, Dogs } from './chooser.styles';
import { DogButton } from './DogButton';
import { TakeIt } from './TakeIt';
import { WeekButtons } from './WeekButtons';

interface Props {
  weeks: readonly number[];
  /** The week that is on. */
  first: number;
  entryId: number;
  picks: readonly UnderdogsPickRow[];
  events: readonly UnderdogsEventRow[];
  now: number;
  saver: SavePick;
  offline: boolean;
}

/** The underdogs of a week, this one or a coming one, as buttons. */
export function Chooser({ weeks, first, entryId, picks, events, now, saver, offline }: Props) {
  const [week, setWeek] = useState(weeks.includes(first) ? first : weeks[0]!);
  const [asked, setAsked] = useState<Dog | null>(null);
  const pick = pickOf(picks, entryId, week);
  const mine = pick?.pick ?? '';
  const choices = choicesOf({ events, week, mine, used: usedTeams(picks, entryId), now });
  const isAsked = (dog: Dog): boolean => asked?.team === dog.team && asked.event.ID === dog.event.ID;
  const showWeek = (one: number): void => {
    setWeek(one);
    setAsked(null);
  };
  return (
    <>
      {weeks.length > 1 && <WeekButtons weeks={weeks} first={first} week={week} planned={plannedPicks(picks, entryId, first)} onWeek={showWeek} />}
      {pick && week !== first && (
        <Part>
          <PickStory pick={pick} />
          {isOpen(pick, now) && <Actions><TakeBack key={pick.ID} pending={saver.saving || offline} onTakeBack={() => void saver.clear({ entryId, week }, `Nothing is planned for week ${week} any more.`)} /></Actions>}
        </Part>
      )}
      {choices.length === 0 && <PanelEmpty>No game of week {week} has an underdog yet.</PanelEmpty>}
      <Dogs role="group" aria-label={`Underdogs of week ${week}`}>
        {choices.map((choice, i) => {
          const { dog } = choice;
          const newDay = dayKey(dog.event.day) !== dayKey(choices[i - 1]?.dog.event.day ?? 0);
          return (
            <Fragment key={`${dog.event.ID}-${dog.side}`}>
              {newDay && <Day>{formatLongDay(dog.event.day)}</Day>}
              <DogButton choice={choice} current={week === first} asked={isAsked(dog)} onPress={() => setAsked(isAsked(dog) ? null : dog)} />
              {/* The event may have a new line since it was pressed, so the choice's own is offered. */}
              {isAsked(dog) && choice.state === 'free' && <TakeIt dog={dog} entryId={entryId} replaces={mine} saver={saver} offline={offline} onDone={() => setAsked(null)} />}
            </Fragment>
          );
        })}
      </Dogs>
    </>
  );
}
