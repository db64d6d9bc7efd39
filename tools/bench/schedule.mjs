/** A made-up season in nflverse's columns: 32 clubs, 18 weeks of 16 games at the real kick-off hours. */
export const clubs =
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(' ');
const columns =
  'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,spread_line';
const DAY = 86_400_000;

/** Park and Miller's generator: the same season in every run. */
export function dice(seed = 7) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

export const SEASON = 2030;
/** Tuesday of week 1, and the instant at which the bench stands: Sunday of week 5, 1 pm games in their third quarter. */
export const FIRST_TUESDAY = Date.UTC(2030, 8, 3);
export const MID_WEEK = new Date(FIRST_TUESDAY + 28 * DAY + 5 * DAY + 18.5 * 3_600_000).toISOString();
/** The kick-off of that week's Monday game, the only one that is on then. */
export const MONDAY_NIGHT = FIRST_TUESDAY + 28 * DAY + 7 * DAY + 15 * 60_000;
export const BEFORE = new Date(FIRST_TUESDAY + 12 * 3_600_000).toISOString();
export const WEEK = 5;

/** @returns {string} a games.csv */
export function seasonCsv() {
  const roll = dice();
  const rows = [columns];
  for (let week = 1; week <= 18; week += 1) {
    const order = clubs.map((club, n) => clubs[(n * 7 + week * 5) % clubs.length] ?? club);
    for (let game = 0; game < 16; game += 1) {
      const [away, home] = [order[game * 2] ?? '', order[game * 2 + 1] ?? ''];
      const [offset, time] =
        game === 0 ? [2, '20:15'] : game === 15 ? [6, '20:15'] : game === 14 ? [5, '20:20'] : game > 9 ? [5, '16:25'] : [5, '13:00'];
      const day = new Date(FIRST_TUESDAY + ((week - 1) * 7 + offset) * DAY);
      // The Monday game is close, so that its scores turn picks round as well.
      const [awayScore, homeScore] = game === 15 ? [24, 27] : [roll(38), roll(38)];
      const line = game === 15 ? 1 : roll(29) / 2 - 5;
      rows.push(
        [
          `${SEASON}_${String(week).padStart(2, '0')}_${away}_${home}`,
          SEASON,
          'REG',
          week,
          day.toISOString().slice(0, 10),
          day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
          time,
          away,
          awayScore,
          home,
          homeScore,
          'Home',
          homeScore - awayScore,
          homeScore + awayScore,
          0,
          line,
        ].join(','),
      );
    }
  }
  return `${rows.join('\n')}\n`;
}
