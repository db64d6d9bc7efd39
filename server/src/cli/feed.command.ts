import { plural } from '@poolhouse/contract/formats';
import { Command, InvalidArgumentError } from 'commander';
import { contests } from '../contests';
import type { Database } from '../ground/db/database';
import { siteMode } from '../ground/settings/mode';
import { siteClock } from '../ground/settings/site-clock';
import { feedsRun } from '../sport/feeds/all-feeds';
import { feedStates } from '../sport/feeds/answers.store';
import { FeedFailure } from '../sport/feeds/feed-failure';
import { misfitSentence, type Misfit } from '../sport/feeds/misfit';
import { parseFeedBody } from '../sport/feeds/read-feed-body';
import type { FeedReader, ReadAnswer } from '../sport/feeds/replay/feed-reader';
import { lastAnswers, takenSince, type LastAnswer } from '../sport/feeds/replay/last-answers.store';
import { sportReaders } from '../sport/feeds/replay/sport-readers';
import { CommandRefused } from './command-refused';
import { read } from './ncaab-folder';
import { say, withDatabase } from './with-database';

interface ReplayOptions {
  feed?: string;
  at?: number;
  apply?: boolean;
}

const READERS: readonly FeedReader[] = [...sportReaders, ...contests.flatMap(({ feeds = [] }) => feeds)];
const NAMES = READERS.flatMap(({ feeds }) => feeds);

/** `poolhouse feed …`: what feeds have answered, and what today's program makes of it. */
export function feedCommand(): Command {
  const command = new Command('feed').description('what feeds have answered, and what is made of it');
  command.command('list').description('how each feed answered last, and what of that is not as agreed').action(list);
  command
    .command('replay')
    .argument('[file]', 'a recorded answer; left out: the last one of each feed that was kept whole')
    .description('runs an answer through today’s parser: what it would change, and what does not fit; ends with 1 where something does not')
    .option('--feed <name>', 'whose answer it is, where the file does not tell', feedName)
    .option('--at <instant>', 'when it was answered, such as 2026-09-13T20:15:00Z', instant)
    .option('--apply', 'take it, in one transaction')
    .action(replay);
  return command;
}

function feedName(name: string): string {
  if (!NAMES.includes(name)) throw new InvalidArgumentError(`It must be one of ${NAMES.join(', ')}.`);
  return name;
}

function instant(text: string): number {
  const at = Date.parse(text);
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || !Number.isFinite(at))
    throw new InvalidArgumentError('It must be an instant such as 2026-09-13T20:15:00Z.');
  return at;
}

async function list(): Promise<void> {
  const states = await withDatabase((db) => db.read(feedStates));
  if (states.length === 0) say('No feed has been asked yet.');
  for (const { feed, at, answeredBy, source, sources, misfits } of states) {
    const by = source === 0 ? 'nobody answered' : `${answeredBy}${sources > 1 ? `, source ${source} of ${sources}` : ''}`;
    say(
      `${feed}: ${new Date(at).toISOString()}, ${by}; ${misfits.length === 0 ? 'as agreed' : `${plural(misfits.length, 'field')} not as agreed`}`,
    );
    for (const { sentence } of misfits) say(`  ${sentence}`);
  }
}

async function replay(file: string | undefined, options: ReplayOptions): Promise<void> {
  const given = file === undefined ? undefined : read(file);
  const fits = await withDatabase(async (db, config) => {
    if (options.apply && !feedsRun(config.feeds, await db.read(siteMode)))
      throw new CommandRefused('In practice mode time is made up, so no answer of a feed is taken.');
    const answers = given === undefined ? await kept(db, options.feed) : [{ feed: options.feed, at: options.at, text: given }];
    let all = true;
    for (const answer of answers) all = (await replayOne(db, answer, options.apply ?? false)) && all;
    return all;
  });
  if (!fits) process.exitCode = 1;
}

async function kept(db: Database, feed: string | undefined): Promise<LastAnswer[]> {
  const all = (await db.read(lastAnswers)).filter((one) => feed === undefined || one.feed === feed);
  if (all.length === 0) throw new CommandRefused('No answer is kept. Name a file.');
  return all;
}

/** @returns whether all of it fits */
async function replayOne(db: Database, { feed, at, text }: Partial<LastAnswer> & { text: string }, apply: boolean): Promise<boolean> {
  const now = at ?? (await siteClock(db)).now();
  try {
    const { reader, answer } = readerOf(parseFeedBody(text, 'The file'), feed);
    const name = feed ?? reader.feeds.join(', ');
    say(`${name}${at === undefined ? '' : `, answered ${new Date(at).toISOString()}`}: ${reader.kind}.`);
    if (apply) await refuseLate(db, reader, { feed, at });
    if (apply) say(`  Taken: ${await answer.apply(db, now)}.`);
    else for (const line of await foretold(db, answer, now)) say(`  ${line}.`);
    return tell(answer.misfits);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    say(`${feed ?? 'The file'}: nothing of it can be used. ${error.message}`);
    tell(error.misfits);
    return false;
  }
}

async function foretold(db: Database, answer: ReadAnswer, now: number): Promise<string[]> {
  const lines = await db.read((tx) => answer.foretell(tx, now));
  return lines.length > 0 ? lines : ['It would change nothing'];
}

function tell(misfits: readonly Misfit[]): boolean {
  for (const misfit of misfits) say(`  DOES NOT FIT: ${misfitSentence(misfit)}.`);
  return misfits.length === 0;
}

/** An older answer would put lines and kick-offs back. @throws CommandRefused */
async function refuseLate(
  db: Database,
  { feeds, onlyInOrder }: FeedReader,
  { feed, at }: { feed?: string | undefined; at?: number | undefined },
) {
  if (!onlyInOrder) return;
  if (at === undefined)
    throw new CommandRefused('Say when it was answered, with --at: an older answer would put lines and kick-offs back.');
  const later = await db.read((tx) => takenSince(tx, feed ?? feeds[0] ?? '', at));
  if (later)
    throw new CommandRefused('A later answer of this feed was taken already, so this one is not: it would put lines and kick-offs back.');
}

/** The reader that reads most of an answer. @throws CommandRefused, FeedFailure */
function readerOf(json: unknown, feed: string | undefined): { reader: FeedReader; answer: ReadAnswer } {
  const tried = READERS.filter(({ feeds }) => feed === undefined || feeds.includes(feed));
  const found: { reader: FeedReader; answer: ReadAnswer }[] = [];
  const failures: FeedFailure[] = [];
  for (const reader of tried) {
    try {
      found.push({ reader, answer: reader.read(json) });
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      failures.push(error);
    }
  }
  const most = Math.max(...found.map(({ answer }) => answer.size));
  const [first, second] = found.filter(({ answer }) => answer.size === most);
  // One reader alone says why; of several, none is the one that was meant.
  if (!first && tried.length === 1 && failures[0]) throw failures[0];
  if (!first) throw new CommandRefused('No feed that is known here answers so. With --feed NAME its parser says what does not fit.');
  if (second)
    throw new CommandRefused(
      `Several feeds answer so. Say which it is: --feed ${first.reader.feeds[0]} or --feed ${second.reader.feeds[0]}.`,
    );
  return first;
}
