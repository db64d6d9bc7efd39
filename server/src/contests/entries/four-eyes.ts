import { Refusal } from '../../ground/refusal';

/** Somebody else has to do it where an administrator would help themselves. */
export const anotherAdministrator = () => new Refusal('forbidden', 'Another administrator has to change your own entry.');

/** An administrator plays by the players' rules: what those refuse because a game is on, another administrator has to do. */
export async function byPlayersRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal && error.code === 'game_started' ? anotherAdministrator() : error;
  }
}
