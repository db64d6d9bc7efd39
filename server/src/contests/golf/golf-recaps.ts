import { formatToPar } from '@poolhouse/contract/formats';
import type { Entry } from '../contest';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { factLines } from '../recaps/told.rules';
import { ranked } from '../standings/ranking.rules';
import type { GolfMemories } from './golf-memories';
import { golfKind } from './golf.kind';
import { readOpenSeason } from './myseason/open-season';
import { ownSeason } from './myseason/own-season';
import { seasonCard } from './myseason/season-card.rules';
import { recapOf } from './recap/read-recap';
import { surname } from './recap/surname.rules';
import { latestOf, tournamentCard } from './recap/tournament-card';
import type { TournamentRecap } from './recap/tournament-recap.types';
import { sumOf } from './rules/season-state.rules';
import { seasonAt, type SeasonSoFar, type Settled } from './season/so-far';
import { finalsOf } from './stores/finals.store';

/** A tournament's recap as a card and as a mail, by the tournament's id. */
export function golfRecaps(memories: GolfMemories): RecapSource {
  return {
    type: golfKind.type,
    async find(tx, contest, tid, now) {
      const season = await seasonAt(tx, memories, contest.id, now);
      const settled = season.settled.find(({ event }) => event.tid === tid);
      if (!settled) return undefined;
      const entries = await memories.directory.in(tx).entriesOf(contest.id);
      const recap = recapOf(season, settled.event, await finalsOf(tx, contest.id, [tid]), entries);
      if (!recap) return undefined;
      const card = cardOf(contest.name, { season, settled, entries }, recap);
      return { card, page: `${golfKind.path}/recap?contest=${contest.id}&tid=${tid}`, lines: factLines(recap.facts), own: recap.own };
    },
    async latest(tx, contest, now) {
      return latestOf(await seasonAt(tx, memories, contest.id, now));
    },
    async season(tx, contest, entryId, now) {
      const season = await readOpenSeason(tx, memories, contest, now);
      const entry = season.entries.find(({ id }) => id === entryId);
      const own = entry && ownSeason(season, entry);
      return own && seasonCard(own);
    },
  };
}

interface Played {
  season: SeasonSoFar;
  settled: Settled;
  entries: readonly Entry[];
}

function cardOf(pool: string, { season, settled, entries }: Played, recap: TournamentRecap): RecapCard {
  const [winner, ...others] = recap.winners;
  return tournamentCard(pool, { season, settled }, recap, {
    label: 'Won the tournament',
    picks:
      winner && others.length === 0
        ? winner.recap.picks.map((pick) => ({ mark: '', name: surname(pick.name), note: pick.position ?? '' }))
        : [],
    places: seasonOf(settled, entries),
  });
}

function seasonOf({ state }: Played['settled'], entries: readonly Entry[]) {
  const sums = entries.map(({ id, name }) => ({ name, score: sumOf(state, id).score }));
  return ranked(sums, [({ score }) => score]).map(({ rank, name, score }) => ({ rank, name, figure: formatToPar(score) }));
}
