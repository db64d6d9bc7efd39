import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import type { HomeFacts, HomePart, HomeSource } from '../../people/home/home-source';
import type { Contest } from '../contest';
import { presentContests } from '../entries/access';
import { squaresKind } from './bbsquares.kind';
import { squaresInPlay } from './board/in-play.rules';
import { boardTags, readSeenBoard, type SquaresReader } from './board/read-board';
import { homeDates, homeLine } from './home.rules';

/** What squares tell the home page: the boards of the present season, and of those to come, in which the player has an entry. */
export function squaresHome(reader: SquaresReader): HomeSource {
  return {
    contest: squaresKind.name,
    async partsFor(viewer, now) {
      const contests = await presentContests(reader.directory.now, viewer.userId, squaresKind, now);
      return contests.map((contest) => boardPart(reader, contest));
    },
  };
}

const boardPart = (reader: SquaresReader, { id: contestId, year }: Contest): HomePart => ({
  key: `${squaresKind.type}:${contestId}`,
  tags: () => boardTags({ id: contestId, year }),
  async load(tx, now) {
    const memberships = reader.directory.in(tx);
    const contest = must(await memberships.contest(contestId), 'the contest of a home line');
    const entries = await memberships.entriesOf(contestId);
    const seen = await readSeenBoard(tx, reader, contest, now);
    const model = ({ userId }: Viewer): HomeFacts => {
      const own = entries.filter((entry) => entry.userId === userId);
      return {
        lines: own.map(({ id, name }) => ({ id, entry: name, pool: contest.name, facts: homeLine(seen, id) })),
        live: own.flatMap(({ id }) => squaresInPlay(seen, id).map((row) => ({ ...row, pool: contest.name }))),
        locks: [],
        dates: () => own.flatMap(({ id, name }) => homeDates(seen, id).map((date) => ({ ...date, entry: name, pool: contest.name }))),
      };
    };
    return { model, validFrom: seen.validFrom, validUntil: seen.validUntil };
  },
});
