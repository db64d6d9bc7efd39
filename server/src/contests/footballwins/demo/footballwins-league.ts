import type { DemoTalk } from '../../demo/demo-smack';

/** Eight of the street, four teams each. */
export const demoWins: DemoTalk & { name: string; group: number } = {
  name: 'Oak Street Wins',
  group: 1,
  chatter: 3,
  entries: [
    { name: 'Rusty but Winning', user: 'rusty' },
    { name: 'Casey Runs the Table', user: 'casey' },
    { name: 'Dana Dynasty', user: 'dana' },
    { name: 'Marcus Any Given Sunday', user: 'marcus' },
    { name: 'Mary Had a Little Lead', user: 'mary' },
    { name: 'Above .500 Walt', user: 'walt' },
    { name: 'Priya in the Win Column', user: 'priya' },
    { name: 'Lou Season', user: 'lou' },
  ],
};
