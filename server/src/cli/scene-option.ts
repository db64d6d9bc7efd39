import { InvalidArgumentError, Option } from 'commander';
import { sceneOf, SCENES, type DemoScene } from '../contests/demo/demo-scenes';

/** `--scene sunday`. */
export const sceneOption = (meaning: string): Option =>
  new Option('--scene <scene>', `${meaning}: ${SCENES.join(', ')}`).argParser((word): DemoScene => {
    const scene = sceneOf(word);
    if (scene === undefined) throw new InvalidArgumentError(`The scenes are ${SCENES.join(', ')}.`);
    return scene;
  });
