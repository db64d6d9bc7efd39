const columns =
  'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,spread_line';
const clubs =
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(' ');

/** A made-up opening week in games.csv's columns: sixteen games on Sunday 2030-09-08 at 1 pm, each with a line. */
export function scheduleCsv(): string {
  const rows = Array.from({ length: 16 }, (_, n) => {
    const [away, home] = [clubs[n * 2], clubs[n * 2 + 1]];
    return `2030_01_${away}_${home},2030,REG,1,2030-09-08,Sunday,13:00,${away},,${home},,Home,,,,${(n - 7) / 2}`;
  });
  return `${[columns, ...rows].join('\n')}\n`;
}

/** Tuesday of that week, at noon in New York. */
export const BEFORE_KICKOFF = '2030-09-03T16:00:00Z';
