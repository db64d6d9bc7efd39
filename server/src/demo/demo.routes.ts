import { formatList } from '@poolhouse/contract/formats';
import { sceneAt, sceneOf, SCENES, type DemoScene } from '../contests/demo/demo-scenes';
import { readDemoStart } from '../contests/demo/demo-start';
import { Refusal } from '../ground/refusal';
import type { Context } from '../web/context';
import { route } from '../web/http/route';

/** Puts the demo of this server back to where a scene begins; done when the server knows it. */
export type BeginAgain = (scene: DemoScene) => Promise<void>;

/** Nobody loses within so many real ms what they have just begun with. */
const REST_MS = 10_000;

/** The call by which anybody begins a demo anew. To be registered on a demo alone: elsewhere it does not exist. */
export function demoRoutes(ctx: Context, beginAgain: BeginAgain): void {
  let underWay = false;
  let doneAt = -Infinity;
  route(ctx, 'POST na/begin_again', async ({ body }) => {
    const scene = body.scene === undefined ? await sceneHere(ctx) : sceneOf(body.scene);
    if (scene === undefined)
      throw new Refusal('bad_input', `The moments of the demo are ${formatList(SCENES)}.`, { scene: 'is none of them' });
    if (underWay || ctx.wall.now() < doneAt + REST_MS)
      throw new Refusal('conflict', 'Somebody has just begun the demo anew. Look at it first.');
    underWay = true;
    try {
      await beginAgain(scene);
      doneAt = ctx.wall.now();
    } finally {
      underWay = false;
    }
    return { result: 'success' as const };
  });
}

async function sceneHere({ db }: Pick<Context, 'db'>): Promise<DemoScene | undefined> {
  const start = await db.read(readDemoStart);
  return start === undefined ? undefined : sceneAt(start);
}
