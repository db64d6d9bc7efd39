/** The setting by which the console switches a feed's usual address on, where the operator has set none: '1' for on. */
export const feedSwitch = (name: string): string => `feed_on:${name}`;

/** Where scoreboards usually are. They ask for no account. */
export const USUAL_SCOREBOARDS = {
  'nfl-scoreboard': 'https://site.api.espn.com/apis/site/v2/sports/football/nfl/scoreboard',
  'ncaa-scoreboard': 'https://site.api.espn.com/apis/site/v2/sports/football/college-football/scoreboard?groups=80',
} as const;
