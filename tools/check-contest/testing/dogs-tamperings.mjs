/** What an operator may have written otherwise of an Underdogs season, with the site's own key: what else is in the log shows it. */
import { lastOf, putLine, someLine } from './rewritten.mjs';

/** @typedef {import('./rewritten.mjs').Ground} Ground */

const DAY = 86_400_000;

/** @param {Ground} ground @param {(game: any, line: any) => boolean} which a game that the log tells of, as the last of its lines has it */
function someGame(ground, which) {
  const told = ground.lines.flatMap((line) =>
    line.kind === 'week' ? line.body.games.map((/** @type {any} */ game) => ({ game, line })) : [],
  );
  const last = told.filter(
    ({ game, line }) => !told.some((one) => one.game.event === game.event && ground.lines.indexOf(one.line) > ground.lines.indexOf(line)),
  );
  const found = last.filter(({ game, line }) => which(game, line));
  return found.length === 0 ? null : ground.random.of(found);
}

/** An entry that was there when the last games began. @param {Ground} ground @returns {number} */
const someEntry = ({ lines, random }) =>
  random.of(lines.flatMap(({ kind, body }) => (kind === 'made' ? body.entries : kind === 'entry.added' ? body : []))).entry;

/** @param {Ground} ground @param {number} event whether the log has its result by the end */
const hasResult = ({ lines }, event) =>
  (lines.findLast(({ kind, body }) => (kind === 'result' || kind === 'correction') && body.event === event)?.body.score1 ?? null) !== null;

/** @type {Record<string, (ground: Ground) => boolean>} each answers whether there was something to change */
export const DOG_TAMPERINGS = {
  'a game that is left out of its week': (ground) => {
    const locked = ground.lines.flatMap(({ kind, body }) => (kind === 'lock' ? body.events : []));
    const found = someGame(ground, ({ event }) => locked.includes(event));
    if (!found) return false;
    for (const { kind, body } of ground.lines) {
      if (kind !== 'week' || body.period !== found.line.body.period) continue;
      body.games = body.games.filter((/** @type {any} */ { event }) => event !== found.game.event);
      body.count -= 1;
    }
    return true;
  },
  'another line than the game closed with': (ground) => {
    const found = someGame(ground, ({ event, line }) => line !== null && hasResult(ground, event));
    if (found) found.game.line = String(0.5 - Number(found.game.line));
    return found !== null;
  },
  'other teams than the game had': (ground) => {
    const found = someGame(ground, ({ event }) => hasResult(ground, event));
    if (found) found.game.teams.reverse();
    return found !== null;
  },
  'a kick-off that was before its lock was due, or after it': (ground) => {
    const found = someGame(ground, ({ event }, { at, body: { period } }) =>
      ground.lines.some(
        (line) => line.kind === 'lock' && line.at === at && line.body.period === period && line.body.events.includes(event),
      ),
    );
    if (!found || ground.lines.some(({ kind, body }) => kind === 'week' && body.gone?.includes(found.game.event))) return false;
    const first = ground.lines.find(
      ({ kind, body }) => kind === 'week' && body.games.some((/** @type {any} */ { event }) => event === found.game.event),
    );
    if (first !== found.line) return false;
    const { at, body } = ground.lines.find((line) => line.kind === 'lock' && line.body.events.includes(found.game.event)) ?? found.line;
    found.game.at = ground.random.is(0.5) ? at + 1 + ground.random.below(DAY) : at - (body.late ?? 0) - 5001 - ground.random.below(DAY);
    return true;
  },
  'a game that is called off although it was played': (ground) => {
    const found = someGame(ground, ({ event, off }) => !off && hasResult(ground, event));
    if (found) found.game.off = true;
    return found !== null;
  },
  'a game of two weeks': (ground) => {
    const found = someGame(ground, () => true);
    const other = someLine(ground, ({ kind, body }) => kind === 'week' && body.period !== found?.line.body.period);
    if (!found || !other) return false;
    other.body.games.push({ ...found.game });
    other.body.count += 1;
    return !ground.lines.some(({ kind, body }) => kind === 'week' && body.gone?.includes(found.game.event));
  },
  'fewer games than it tells of': (ground) => {
    const { body } = ground.lines[lastOf(ground, 'week')] ?? {};
    body.count = 1;
    return true;
  },
  'a game that leaves a week in which it never was': (ground) => {
    someLine(ground, ({ kind }) => kind === 'week').body.gone = [99_999];
    return true;
  },
  'a week of another year, or from before the contest': (ground) => {
    const { body } = someLine(ground, ({ kind }) => kind === 'week');
    body.period = ground.random.is(0.5)
      ? body.period.replace(/^\d+/, (/** @type {string} */ year) => String(Number(year) - 1))
      : `${body.period.slice(0, 4)}-w00`;
    return true;
  },
  'missed picks that were dealt with otherwise before': (ground) => {
    const { at } = someLine(ground, ({ kind }) => kind === 'lock');
    putLine(ground, lastOf(ground, 'week'), 'missed', { policy: ground.random.of(['biggest', 'none']), since: at - 9 });
    return true;
  },
  'an entry that was made after it was there': (ground) => {
    const made = ground.lines.find(({ kind }) => kind === 'made')?.body.entries;
    if (made.length === 0) return false;
    ground.random.of(made).made = (ground.lines[0]?.at ?? 0) + 1 + ground.random.below(86_400_000);
    return true;
  },
  'an entry of which nothing says when it was made': (ground) => {
    const made = ground.lines.find(({ kind }) => kind === 'made')?.body.entries;
    if (made.length === 0) return false;
    made.splice(ground.random.below(made.length), 1);
    return true;
  },
  'entries that were made anew': (ground) => {
    putLine(ground, lastOf(ground, 'week'), 'made', { entries: [] });
    return true;
  },
  'an entry that comes back as one that was made at another time': (ground) => {
    const [at, entry] = [lastOf(ground, 'lock'), someEntry(ground)];
    putLine(ground, at, 'entry.removed', { entry });
    putLine(ground, at + 1, 'entry.returned', { entry, name: 'Who came back', made: 12_345 + ground.random.below(9) });
    return true;
  },
  'a line that is not written as it must be': (ground) => {
    const line = someLine(ground, ({ kind }) => /^(made|missed|week)$/.test(kind));
    const parts = Object.keys(line.body).filter((name) => name !== 'since');
    line.body[ground.random.of(parts)] = { not: 'this' };
    return true;
  },
};
