import { DEMO_START, FRIDAY_START, KICKOFF_START, MONDAY_START } from './demo-season';
import { AUCTION_START, MARCH_START } from './tournament/fill-demo-tournament';

/** The moments in which a demo league can begin: what each is called, and where its clock starts, epoch ms. */
export const DEMO_SCENES = {
  kickoff: { title: 'Kickoff', about: "the last minutes before a Sunday's games", start: KICKOFF_START },
  sunday: { title: 'Sunday', about: 'a Sunday with its games under way', start: DEMO_START },
  monday: { title: 'Monday', about: "a week's last game, on a Monday night", start: MONDAY_START },
  cut: { title: 'The cut', about: "a tournament's Friday, before the cut is made", start: FRIDAY_START },
  march: { title: 'March', about: "the Sweet 16 of March's tournament", start: MARCH_START },
  auction: { title: 'The auction', about: 'an evening on which teams go to the highest bidder', start: AUCTION_START },
} as const;

export type DemoScene = keyof typeof DEMO_SCENES;

/** Where a demo begins of which nothing else is said. */
export const USUAL_SCENE: DemoScene = 'sunday';

/** In the order in which they are offered. */
export const SCENES = Object.keys(DEMO_SCENES) as DemoScene[];

/** What a scene was called before it had this name. */
const FORMER: Readonly<Record<string, DemoScene>> = { november: 'sunday' };

/** The scene of a word that was typed; undefined where there is none. */
export const sceneOf = (word: string): DemoScene | undefined => FORMER[word] ?? SCENES.find((scene) => scene === word);

/** The scene that begins at that instant; undefined where none does. */
export const sceneAt = (start: number): DemoScene | undefined => SCENES.find((scene) => DEMO_SCENES[scene].start === start);
