import { SeasonGames } from '../../weeks/season-games';

/** Over games that may not be so no period is kept or believed: what is shown over them is what the facts come to. */
export class BareGames extends SeasonGames {
  override get areSo(): boolean {
    return false;
  }
}
