import type { GolfSeasonFact } from '@poolhouse/contract';
import { formatAnd, formatList, formatMoney, formatPlace, formatToPar, ordinal, plural } from '@poolhouse/contract/formats';
import { sentence } from '../../moments/words.rules';
import { nemesisAmong, rivalsOf } from '../../myseason/rival.rules';
import { longestRun, streakFact } from '../../myseason/streaks.rules';
import { sum } from '../../standings/shares.rules';
import { aloneWords } from '../recap/fact-words.rules';
import type { OpenSeason, OpenTournament } from './open-season.types';
import { alonePicks, bestAlone, carrierOf, letDownBy, ownGolfers, type OwnPick, type OwnTournament } from './own-golfers.rules';

/** So many tournaments make somebody a nemesis. */
const ENOUGH = 3;

/** The figures of a player's season, each with the tournaments behind it. */
export function myFacts(entryId: number, { entries, tournaments }: OpenSeason, own: readonly OwnTournament[]): GolfSeasonFact[] {
  const golfers = ownGolfers(own);
  return [
    ...runFacts(own),
    ...placeFacts(own),
    ...roundFact(own),
    ...rareFact(own),
    ...carriedFact(carrierOf(golfers)),
    ...letDownFact(letDownBy(golfers)),
    ...aloneFact(own),
    ...nemesisFact(entryId, entries, tournaments),
  ];
}

const seqsOf = (all: readonly { of: OpenTournament }[]): string => [...new Set(all.map(({ of }) => of.seq))].join();

function runFacts(own: readonly OwnTournament[]): GolfSeasonFact[] {
  const paid = own.map(({ of, mine }) => ({ week: of.seq, won: mine.cents > 0 }));
  const [run, drought] = [longestRun(paid, true), longestRun(paid, false)];
  return [
    ...(run ? [streakFact('run', 'Longest run', 'in the money', { ...run, unit: 'tournament' })] : []),
    ...(drought ? [streakFact('drought', 'Longest drought', 'without money', { ...drought, unit: 'tournament' })] : []),
  ];
}

/** The best place and the worst; of several the one that brought more, then the lower score, then the earlier one. One place has no worst. */
function placeFacts(own: readonly OwnTournament[]): GolfSeasonFact[] {
  const by = (a: OwnTournament, b: OwnTournament): number =>
    a.mine.place - b.mine.place || b.mine.cents - a.mine.cents || a.mine.score - b.mine.score || a.of.seq - b.of.seq;
  const sorted = [...own].sort(by);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return [
    ...(best ? [placeFact('best', 'Best tournament', best)] : []),
    ...(worst && worst.mine.place > (best?.mine.place ?? 0) ? [placeFact('worst', 'Worst tournament', worst)] : []),
  ];
}

function placeFact(ID: 'best' | 'worst', Title: string, one: OwnTournament): GolfSeasonFact {
  const { place, shared, score, won } = one.mine;
  const Head = formatList([one.of.name, `${formatPlace(place, shared)} of ${one.of.finishers.length}`]);
  return { ID, Title, Head, Text: sentence(formatList([formatToPar(score), won].filter(Boolean))), Weeks: seqsOf([one]) };
}

/** The best best-ball round, of several the first, and how it stood beside everybody's. */
function roundFact(own: readonly OwnTournament[]): GolfSeasonFact[] {
  const rounds = own.flatMap(({ of, mine }) => mine.rounds.map((score, n) => ({ of, round: n + 1, score })));
  const best = rounds.reduce<(typeof rounds)[number] | undefined>((low, one) => (low && low.score <= one.score ? low : one), undefined);
  if (!best) return [];
  const day = best.of.finishers.flatMap(({ rounds: all }) => all[best.round - 1] ?? []);
  const better = day.filter((score) => score < best.score).length;
  const Text = better === 0 ? 'Nobody had a better one that day.' : `${ordinal(better + 1)} of ${day.length} that day.`;
  return [
    {
      ...{ ID: 'round', Title: 'Best round', Head: `Round ${best.round} of ${best.of.name}, ${formatToPar(best.score)}` },
      ...{ Text, Weeks: seqsOf([best]) },
    },
  ];
}

/** Aces and albatrosses of the golfers that the entry played with, and what the aces pot paid it. */
function rareFact(own: readonly OwnTournament[]): GolfSeasonFact[] {
  const made = own.flatMap(({ of, mine }) =>
    of.rare.flatMap((rare) => {
      const golfer = mine.recap.picks.find(({ golferId }) => golferId === rare.golferId);
      return golfer ? [{ of, rare, name: golfer.name }] : [];
    }),
  );
  if (made.length === 0) return [];
  const aces = made.filter(({ rare }) => rare.strokes === 1).length;
  const Head = formatAnd([
    ...(aces > 0 ? [plural(aces, 'ace')] : []),
    ...(made.length > aces ? [plural(made.length - aces, 'albatross', 'albatrosses')] : []),
  ]);
  const paid = own.filter(({ of, mine }) => made.some((one) => one.of === of) && mine.aces > 0).map(({ mine }) => mine.aces);
  const won = paid.length > 0 ? ` ${formatMoney(sum(paid) / 100)} of the aces pot.` : '';
  const said = made.map(({ of, rare, name }) => `${name} on hole ${rare.hole} of round ${rare.round}, ${of.name}`);
  return [{ ID: 'rare', Title: 'Your golfers made', Head, Text: `${said.join('; ')}.${won}`, Weeks: seqsOf(made) }];
}

function carriedFact(golfer: ReturnType<typeof carrierOf>): GolfSeasonFact[] {
  if (!golfer) return [];
  const { name, picks, balls } = golfer;
  const Text = `Made the only ball that counted on ${plural(balls, 'hole')}, in ${plural(picks.length, 'tournament')}.`;
  return [{ ID: 'carried', Title: 'Carried you', Head: name, Text, Weeks: seqsOf(picks) }];
}

const LEFT: Readonly<Record<string, string>> = {
  CUT: 'missed the cut',
  MDF: 'made the cut and did not finish',
  WD: 'withdrew',
  DQ: 'was disqualified',
};

function letDownFact(golfer: ReturnType<typeof letDownBy>): GolfSeasonFact[] {
  if (!golfer) return [];
  const { name, picks, out, balls } = golfer;
  const [first] = out;
  const said = [...new Set(out.map(({ pick }) => LEFT[pick.position ?? ''] ?? ''))];
  const how = formatAnd(said);
  const where = out.length === 1 && first ? `at ${first.of.name}` : `in ${out.length} of ${plural(picks.length, 'tournament')} with you`;
  const made =
    balls === 0 ? 'No ball of this golfer alone counted for you.' : `${plural(balls, 'ball')} of this golfer alone counted for you.`;
  const Text = `${sentence(`${how.charAt(0).toUpperCase()}${how.slice(1)} ${where}`)} ${made}`;
  return [{ ID: 'against', Title: 'Let you down', Head: name, Text, Weeks: seqsOf(out) }];
}

function aloneFact(own: readonly OwnTournament[]): GolfSeasonFact[] {
  const alone = own.flatMap((one) => alonePicks(one).map((pick): OwnPick & { mine: OwnTournament['mine'] } => ({ ...one, pick })));
  const best = bestAlone(alone);
  const mine = alone.find((one) => one === best)?.mine;
  if (!best || !mine) return [];
  const { pick, of } = best;
  const others = alone.length > 1 ? ` One of ${plural(alone.length, 'golfer')} that nobody else had.` : '';
  const Text = `${aloneWords({ entry: mine, pick }).Text}${others}`;
  return [{ ID: 'alone', Title: 'Only you had', Head: formatList([pick.name, of.name]), Text, Weeks: seqsOf([best]) }];
}

function nemesisFact(entryId: number, entries: OpenSeason['entries'], tournaments: readonly OpenTournament[]): GolfSeasonFact[] {
  const worth = tournaments.map(({ seq, finishers }) => ({
    week: seq,
    worth: new Map(finishers.map((one) => [one.entryId, -one.place] as const)),
  }));
  const nemesis = nemesisAmong(rivalsOf(entryId, entries, worth), ENOUGH);
  if (!nemesis) return [];
  const { name, met, better, worse } = nemesis;
  const Text = `Ahead of you in ${plural(better.length, 'tournament')} of ${met}, and behind you in ${worse.length}.`;
  return [{ ID: 'nemesis', Title: 'Your nemesis', Head: name, Text, Weeks: better.join() }];
}
