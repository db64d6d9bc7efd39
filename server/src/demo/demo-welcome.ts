import type { Welcome } from '@poolhouse/contract';
import { DEMO_SCENES, sceneAt, SCENES } from '../contests/demo/demo-scenes';
import type { ContestPlug } from '../contests/plug';
import { DEMO_PASSWORD, demoUsers } from './demo-users';

/** What there is for who runs the site, in every moment of the demo. */
const RUN = {
  title: 'Run the site',
  about: 'What an administrator sees and does.',
  username: 'casey',
  path: '/ad',
  sketch: 'desk',
} as const;

/** What somebody who opens the demo's sign-in page is told. @param start where its clock begins, epoch ms */
export function demoWelcome(plugs: readonly ContestPlug[], start: number): Welcome {
  const users = demoUsers(plugs).flatMap(({ username, about }) => (about ? [{ username, about }] : []));
  const scene = sceneAt(start);
  const sights = plugs.flatMap(({ demo }) => demo?.sights ?? []).filter((sight) => sight.scene === scene);
  return {
    practice: true,
    demo: {
      password: DEMO_PASSWORD,
      users,
      starts: new Date(start).toISOString(),
      sights: [...sights.map(({ scene: _, ...sight }) => sight), RUN],
    },
  };
}

/** The same, with the other moments in which it can begin. */
export function withScenes({ demo, ...welcome }: Welcome): Welcome {
  if (demo?.starts === undefined) return { ...welcome, ...(demo && { demo }) };
  const here = sceneAt(Date.parse(demo.starts));
  const scenes = SCENES.filter((name) => name !== here).map((name) => ({
    name,
    title: DEMO_SCENES[name].title,
    about: DEMO_SCENES[name].about,
  }));
  return { ...welcome, demo: { ...demo, scenes } };
}
