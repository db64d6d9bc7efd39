/** Abbreviations of the clubs, as games.csv has them. */
const CLUBS =
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(' ');
const DAY_MS = 86_400_000;

/** A season in the columns of games.csv: everybody plays every week, Sundays at one; home lines from -7 to +7. Made up, without results. */
export function madeSeason({ season, firstSunday, weeks }: { season: number; firstSunday: string; weeks: number }): string {
  const rows = Array.from({ length: weeks }, (_, w) => {
    const day = new Date(Date.parse(firstSunday) + w * 7 * DAY_MS).toISOString().slice(0, 10);
    return pairs(w).map(([away, home], n) => {
      const line = ((w * 5 + n * 3) % 29) / 2 - 7;
      return [
        `${season}_${String(w + 1).padStart(2, '0')}_${away}_${home}`,
        season,
        'REG',
        w + 1,
        day,
        '13:00',
        away,
        '',
        home,
        '',
        line,
      ].join(',');
    });
  }).flat();
  return `game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,spread_line\n${rows.join('\n')}\n`;
}

/** Everybody meets somebody else each week: the first stays, the others go round the table. */
function pairs(week: number): [string, string][] {
  const [first = '', ...rest] = CLUBS;
  const turned = [...rest.slice(week % rest.length), ...rest.slice(0, week % rest.length)];
  const table = [first, ...turned];
  return Array.from({ length: table.length / 2 }, (_, n): [string, string] => [table[n] ?? '', table[table.length - 1 - n] ?? '']);
}
