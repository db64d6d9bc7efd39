import { pickOne, shuffled, type Random } from '../../sport/practice/random.rules';
import { DEMO_WEEK } from './demo-season';

/** When a game is on: day of the contest week (0 Tuesday … 6 Monday), New York time, and who shows it. */
export interface Slot {
  day: number;
  time: string;
  tv: string;
}

const thursday: Slot = { day: 2, time: '20:15', tv: 'Prime Video' };
const opener: Slot = { day: 2, time: '20:20', tv: 'NBC' };
const holiday: Slot[] = [
  { day: 2, time: '12:30', tv: 'CBS' },
  { day: 2, time: '16:30', tv: 'FOX' },
  { day: 2, time: '20:20', tv: 'NBC' },
];
const lateSunday: Slot[] = [
  { day: 5, time: '16:05', tv: 'CBS' },
  { day: 5, time: '16:05', tv: 'CBS' },
  { day: 5, time: '16:25', tv: 'FOX' },
  { day: 5, time: '16:25', tv: 'FOX' },
];
const sundayNight: Slot = { day: 5, time: '20:20', tv: 'NBC' };
const mondayNight: Slot = { day: 6, time: '20:15', tv: 'ESPN' };
const lastSaturday: Slot[] = [
  { day: 4, time: '16:30', tv: 'ESPN' },
  { day: 4, time: '20:15', tv: 'ESPN' },
];

/** The kick-offs of a week of NFL games: one on Thursday, one each on Sunday and Monday night, some late, the rest at 1 pm. */
export function nflSlots(week: number, games: number, random: Random): Slot[] {
  const special = [...firstOf(week), ...(week === 18 ? [] : [mondayNight]), sundayNight, ...lateSunday];
  const early = Array.from({ length: games - special.length }, () => ({ day: 5, time: '13:00', tv: pickOne(random, ['CBS', 'FOX']) }));
  return shuffled(random, [...special, ...early]);
}

function firstOf(week: number): Slot[] {
  if (week === 1) return [opener];
  if (week === DEMO_WEEK + 1) return holiday;
  return week === 18 ? lastSaturday : [thursday];
}

const saturday: Slot[] = [
  { day: 4, time: '12:00', tv: 'FOX' },
  { day: 4, time: '12:00', tv: 'ABC' },
  { day: 4, time: '12:00', tv: 'ESPN' },
  { day: 4, time: '15:30', tv: 'CBS' },
  { day: 4, time: '15:30', tv: 'ABC' },
  { day: 4, time: '15:30', tv: 'NBC' },
  { day: 4, time: '19:00', tv: 'ESPN' },
  { day: 4, time: '19:30', tv: 'ABC' },
  { day: 4, time: '19:30', tv: 'NBC' },
  { day: 4, time: '19:45', tv: 'SEC Network' },
  { day: 4, time: '20:00', tv: 'FOX' },
  { day: 4, time: '22:30', tv: 'ESPN' },
];

/** Saturday kick-offs of college games; at most twelve. */
export function collegeSlots(games: number, random: Random): Slot[] {
  return shuffled(random, saturday).slice(0, games);
}
