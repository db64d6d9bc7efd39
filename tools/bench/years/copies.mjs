/** The rows of a demo league once more: for circles beside the first ones, and for seasons that are over. */

/** @typedef {import('libsql').Database} Db */
/** What is added to a row's numbers so that it is another one, in SQL. @typedef {Record<string, number>} Shifts by what a column counts */

const DAY_MS = 86_400_000;
/** Whole weeks, so that a Tuesday stays one. */
const YEAR_DAYS = 364;

/** What a column names, by its name; `id` is that of the table's own rows. @type {Record<string, string>} */
const NAMES = {
  contest_id: 'contest',
  entry_id: 'entry',
  event_id: 'event',
  tid: 'tournament',
  user_id: 'user',
  by_user: 'user',
  of_user: 'user',
  group_number: 'group',
  season: 'year',
  year: 'year',
};

/** Whose rows a table has by `id`. @type {Record<string, string>} */
const OWN = { contests: 'contest', entries: 'entry', events: 'event', golf_tournaments: 'tournament', users: 'user' };

/** Numbers that the database gives, which nothing names. */
const NUMBERED = new Set(['event_lines', 'game_outcomes', 'moments', 'squares_changes']);

/** Instants, epoch ms. */
const INSTANT = /(^|_)(at|since)$|^wall_ms$/;
const DATE = /^(week_start|start_date|end_date)$/;
/** Texts that no two rows have. */
const UNIQUE = /^(source_key|feed_key|email|email_key|username|username_key|espn_id|perm_num)$/;
/** Who has these gets none: a link or a secret is one site's. */
const SECRET = /^(share_token|password_hash)$/;
/** Lists of entries, as numbers with commas. @type {Record<string, string>} */
const LISTS = { 'auction_rooms.owners': 'entry', 'moments.entries': 'entry' };

/** Each number of a list with commas, perhaps in brackets, so much greater. @param {string} column @param {number} by */
const listed = (column, by) =>
  `(select case when substr(${column}, 1, 1) = '[' then '[' else '' end || coalesce(group_concat(value + ${by}), '') ||
    case when substr(${column}, 1, 1) = '[' then ']' else '' end from json_each('[' || trim(${column}, '[]') || ']'))`;

/**
 * @param {string} table @param {string} column
 * @param {{ shifts: Shifts, back: number, mark: string }} copy
 */
function valueOf(table, column, { shifts, back, mark }) {
  const names = column === 'id' ? OWN[table] : (NAMES[column] ?? undefined);
  if (names !== undefined) return shifts[names] ? `${column} + ${shifts[names]}` : column;
  const list = LISTS[`${table}.${column}`];
  if (list !== undefined) return listed(column, shifts[list] ?? 0);
  if (UNIQUE.test(column)) return `${column} || '${mark}'`;
  if (SECRET.test(column)) return 'null';
  if (back > 0 && INSTANT.test(column)) return `case when ${column} > 0 then ${column} - ${back * YEAR_DAYS * DAY_MS} else ${column} end`;
  if (back > 0 && DATE.test(column)) return `date(${column}, '-${back * YEAR_DAYS} days')`;
  return column;
}

/**
 * Copies rows of a table.
 * @param {Db} db @param {string} table @param {string} where which rows, in SQL
 * @param {{ shifts: Shifts, back?: number, mark: string }} copy `shifts` of what is made anew; `back`: years before; `mark` behind texts that must differ
 */
function copy(db, table, where, { shifts, back = 0, mark }) {
  const columns = /** @type {{ name: string }[]} */ (db.prepare(`pragma table_info(${table})`).all())
    .map(({ name }) => name)
    .filter((name) => !(name === 'id' && NUMBERED.has(table)));
  const values = columns.map((column) => valueOf(table, column, { shifts, back, mark }));
  db.exec(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} where ${where}`);
}

/** Rows that hang on a contest alone, or on an entry of one. */
const OF_CONTESTS = [
  ...[
    'football_terms',
    'golf_contests',
    'nflwins_terms',
    'underdogs_missed_picks',
    'underdogs_settings',
    'squares_boards',
    'auction_rooms',
  ],
  ...['golf_contest_tournaments', 'nflwins_draft', 'nflwins_seats', 'nflwins_teams', 'squares_claims', 'squares_paid', 'squares_words'],
  ...['auction_log', 'moments', 'moment_checks', 'golf_finals'],
];
const OF_ENTRIES = ['football_picks', 'football_sidebets', 'golf_picks', 'golf_side_action', 'pick1_picks', 'underdogs_picks'];
const OF_EVENTS = ['event_lines', 'event_quarterbacks', 'event_results', 'game_outcomes', 'ncaab_halves', 'score_steps', 'ssf_predictions'];
const OF_TOURNAMENTS = ['golf_field', 'golf_tournament_courses', 'golf_rounds'];
const OF_SEASONS = ['ncaab_seasons', 'ncaab_field', 'ncaab_games', 'nfl_win_totals'];

/** How far the numbers of circles, and those of seasons, lie from each other. */
const CIRCLE = { contest: 20, entry: 200, user: 100, group: 10 };
const SEASON = { contest: 10_000, entry: 1_000_000, event: 10_000_000, tournament: 10_000 };

const times = (/** @type {Shifts} */ shifts, /** @type {number} */ by) =>
  Object.fromEntries(Object.entries(shifts).map(([name, step]) => [name, step * by]));

/** @param {Db} db */
function mostOf(db) {
  const most = (/** @type {string} */ text) => /** @type {{ n: number }} */ (db.prepare(text).get()).n;
  return {
    contest: most('select max(id) as n from contests'),
    entry: most('select max(id) as n from entries'),
    user: most('select max(id) as n from users'),
    group: most('select max(group_number) as n from groups'),
  };
}

/** The demo's circles so many times more, with all of their contests and people. @param {Db} db @param {number} count */
export function copyCircles(db, count) {
  const most = mostOf(db);
  for (const [name, step] of Object.entries(CIRCLE))
    if (most[/** @type {keyof typeof most} */ (name)] >= step)
      throw new Error(`The demo has more of ${name} than lie between two circles.`);
  const contests = `contest_id <= ${most.contest}`;
  const entries = `entry_id <= ${most.entry}`;
  for (let n = 1; n <= count; n += 1) {
    const made = { shifts: times(CIRCLE, n), mark: `~${n}` };
    copy(db, 'groups', `group_number <= ${most.group}`, made);
    copy(db, 'users', `id <= ${most.user}`, made);
    copy(db, 'group_members', `user_id <= ${most.user}`, made);
    copy(db, 'contests', `id <= ${most.contest}`, made);
    copy(db, 'entries', `id <= ${most.entry}`, made);
    for (const table of OF_CONTESTS) copy(db, table, contests, made);
    for (const table of OF_ENTRIES) copy(db, table, entries, made);
  }
}

/** What was still to be played of a season that is over long ago. */
const PLAYED = `
  update events set state = 'final', status = 'Final', time_left = '', score1 = coalesce(score1, 20), score2 = coalesce(score2, 17) where id >= ${SEASON.event};
  update squares_boards set draw_document = null where contest_id >= ${SEASON.contest}`;

/**
 * The contests of a year once more, in the years before those that the demo has, with their games and tournaments.
 * @param {Db} db @param {number} year @param {number} count
 */
export function copySeasons(db, year, count) {
  const contests = `(select id from contests where year = ${year})`;
  const entries = `(select id from entries where contest_id in ${contests})`;
  const events = `(select id from events where season = ${year})`;
  // One that was not played to its end would be so for ever.
  const tournaments = `(select id from golf_tournaments where year = ${year} and official_at is not null)`;
  const { oldest } = /** @type {{ oldest: number }} */ (db.prepare('select min(year) as oldest from contests').get());
  for (let n = 1; n <= count; n += 1) {
    const back = n + year - oldest;
    const made = { shifts: { ...times(SEASON, n), year: -back }, back, mark: `~${back}` };
    copy(db, 'events', `season = ${year}`, made);
    for (const table of OF_EVENTS) copy(db, table, `event_id in ${events}`, made);
    copy(db, 'golf_tournaments', `id in ${tournaments}`, made);
    for (const table of OF_TOURNAMENTS) copy(db, table, `tid in ${tournaments}`, made);
    for (const table of OF_SEASONS) copy(db, table, `season = ${year}`, made);
    copy(db, 'golf_stats', `year = ${year}`, made);
    copy(db, 'contests', `year = ${year}`, made);
    copy(db, 'entries', `contest_id in ${contests}`, made);
    for (const table of OF_CONTESTS)
      copy(db, table, `contest_id in ${contests}${hasTid(db, table) ? ` and tid in ${tournaments}` : ''}`, made);
    for (const table of OF_ENTRIES) copy(db, table, `entry_id in ${entries}${hasTid(db, table) ? ` and tid in ${tournaments}` : ''}`, made);
  }
  db.exec(PLAYED);
}

/** @param {Db} db @param {string} table */
const hasTid = (db, table) =>
  /** @type {{ name: string }[]} */ (db.prepare(`pragma table_info(${table})`).all()).some(({ name }) => name === 'tid');
