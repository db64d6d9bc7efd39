import type { NeedsActionRow } from '@poolhouse/contract';
import { formatAnd, plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { SCOREBOARDS } from '../../sport/feeds/all-feeds';
import { feedStates, type FeedState } from '../../sport/feeds/answers.store';
import { gamesToEnter } from '../../sport/feeds/live.store';
import { agentTitle } from '../site/agent-title.rules';

const GAMES_SHOWN = 20;

/** Feeds whose last answer is not as agreed, each with the games that can be entered by hand meanwhile. */
export async function misfitRows(tx: Tx, now: number): Promise<(NeedsActionRow & { feed: string })[]> {
  const broken = (await feedStates(tx)).filter(({ misfits }) => misfits.length > 0);
  return Promise.all(
    broken.map(async (state) => {
      const sport = SCOREBOARDS.find(({ agent }) => agent === state.feed)?.sport;
      const keys = state.source === 0 ? [] : state.misfits.flatMap(({ game }) => game ?? []);
      // A field that belongs to no game keeps no game off the board.
      const open =
        sport && (state.source === 0 || keys.length > 0) ? await gamesToEnter(tx, sport, { now, keys, atMost: GAMES_SHOWN }) : [];
      return {
        ID: `feed_misfit-${state.feed}`,
        kind: 'feed_misfit' as const,
        message: wordsOf(state, open),
        at: '',
        subject_id: null,
        games: open.map(({ id }) => id),
        feed: state.feed,
      };
    }),
  );
}

function wordsOf({ feed, source, misfits }: FeedState, open: readonly { name: string }[]): string {
  const [first] = misfits;
  const taken = source === 0 ? 'nothing of it could be taken' : 'the rest was taken';
  const more = misfits.length > 1 ? ` (and ${misfits.length - 1} more)` : '';
  const byHand = open.length > 0 ? ` Enter by hand: ${formatAnd(open.map(({ name }) => name))}.` : '';
  return `${agentTitle(feed)}: ${plural(misfits.length, 'field of its answer is', 'fields of its answer are')} not as agreed; ${taken}. ${first?.sentence ?? ''}${more}${byHand}`;
}
