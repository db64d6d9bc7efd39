import { plural } from '@poolhouse/contract/formats';
import { FeedFailure } from '../../../sport/feeds/feed-failure';
import { misfitSentence } from '../../../sport/feeds/misfit';
import { parseFeedBody } from '../../../sport/feeds/read-feed-body';
import type { ImportOptions } from '../../plug';
import { applyField } from '../feeds/apply-field';
import { applyGolf } from '../feeds/apply-golf';
import { readGolfAnswer } from '../feeds/read-golf';
import { tournamentName } from '../feeds/rules/season-row.rules';
import { refuse, type Site } from './table';

/**
 * A feed's answer that was kept in a file, through the same reader as a live one.
 *
 * @throws FileRefused where it cannot be read, or is of no tournament that is on
 */
export async function importFeed({ db, clock }: Site, text: string, options: ImportOptions): Promise<string> {
  const at = options.at === undefined ? clock.now() : Date.parse(String(options.at));
  if (!Number.isFinite(at)) throw refuse(`--at ${String(options.at)} is not an instant such as 2026-07-17T14:16:57Z.`);
  const key = options.tournament === undefined ? undefined : tournamentName(String(options.tournament));
  if (key === null) throw refuse(`--tournament ${String(options.tournament)} is not a tournament such as R2024014.`);
  try {
    const words: string[] = [];
    const { feeds, misfits } = readGolfAnswer(parseFeedBody(text, 'The file'));
    for (const read of feeds) {
      const feed = key ? { ...read, event: { ...read.event, key } } : read;
      if (options.dryRun) {
        words.push(`${plural(feed.golfers.length, 'golfer')} read`);
        continue;
      }
      const field = feed.isField ? await applyField(db, at, feed) : undefined;
      const counts = await applyGolf(db, at, feed);
      const refused = [...feed.problems, ...counts.refused];
      words.push(
        `${counts.tournament}: ${plural(counts.golfers, 'golfer')}${field ? `, ${field.added} new` : ''}, ${plural(counts.rounds, 'round')} changed, ${counts.shots} with new shots` +
          (refused.length > 0 ? `; not believed: ${refused.slice(0, 5).join(' ')}` : ''),
      );
    }
    return [...words, ...misfits.slice(0, 5).map((one) => misfitSentence(one))].join('; ');
  } catch (error) {
    if (error instanceof FeedFailure) throw refuse(error.message);
    throw error;
  }
}
