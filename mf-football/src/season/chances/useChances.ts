import type { OutlookRow } from '@poolhouse/contract';
import type { ApiError } from '@poolhouse/shared-ui';
import { boardRefresh, isOn, kickoffsOf, usePageData } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { FootballPage } from '../../contest/board.rules';
import { seasonRefresh, type SeasonPage } from '../useSeason';
import type { Chances } from './chances.rules';
import { raceOf } from './race.rules';

const REFRESH = {
  refreshSeconds: ({ scores }: FootballPage) => boardRefresh(scores.data, true),
  begins: ({ scores }: FootballPage) => kickoffsOf(scores.data),
  live: ({ scores }: FootballPage) => isOn(scores.data),
};

interface CountedChances {
  readonly chances: Chances | null | undefined;
  /** They are on their way. */
  readonly counting: boolean;
  /** Why the games that are on could not be read, without which nothing can be counted. */
  readonly error: ApiError | null;
  retry(): void;
}

/**
 * Everybody's chances by row of the outlook, null until they are counted; a slice at a time, anew when the race changes. Games that are on
 * are read from the board, which is mostly at hand; undefined where nothing is left to count.
 */
export function useChances(page: SeasonPage, current: boolean): CountedChances {
  const { runs, playing, games } = useGamesOn(page, current);
  const board = games.data;
  const race = useMemo(() => (runs && (board || !playing) ? raceText(page, board) : 'null'), [page, board, runs, playing]);
  const counted = useCounted(race);
  // Where the rows do not tell the race, as between two weeks, nothing is counted.
  const counting = runs && counted === null && (race !== 'null' || (playing && board === null));
  return { chances: runs ? (counted?.chances ?? null) : undefined, counting, error: games.error, retry: () => void games.refresh() };
}

/**
 * The same of a season that is supposed: null until what is supposed now has been counted, since what another supposition came to is not true of it; undefined where nothing
 * is supposed.
 */
export function useChancesThen({ config }: Pick<SeasonPage, 'config'>, then: SeasonThen | null): Chances | null | undefined {
  const race = useMemo(() => (then ? raceText({ config, outlook: { data: [...then.outlook] } }, then.left) : 'null'), [config, then]);
  const counted = useCounted(race);
  if (race === 'null') return undefined;
  return counted?.race === race ? counted.chances : null;
}

/** What is supposed of a season: what each can reach, and what is left of the week. */
interface SeasonThen {
  readonly outlook: readonly OutlookRow[];
  readonly left: FootballPage;
}

/** The same race is the same text, however often its pages are read again. */
const raceText = (...known: Parameters<typeof raceOf>): string => JSON.stringify(raceOf(...known));

/** A race that was played, and what came of it; null until it is. */
const useCounted = (race: string): { race: string; chances: Chances } | null =>
  useSteps(useMemo(() => (race === 'null' ? null : () => stepsOf(race)), [race]));

/** The week that is on, as its board has it: read while the season runs, and once for all who ask. */
export function useGamesOn(page: SeasonPage, current: boolean) {
  const config = page.config.data[0];
  const runs = current && config !== undefined && config.SeasonOver === 0;
  const contest = config?.contest_id ?? 0;
  const playing = runs && seasonRefresh(page) !== null;
  const query = useMemo(() => (playing ? { contest_id: contest } : null), [playing, contest]);
  return { runs, playing, games: usePageData('GET football/pagedata', query, REFRESH) };
}

async function stepsOf(race: string) {
  const { chancesOf, seedOf } = await import(/* webpackChunkName: "football-chances" */ './chances.rules');
  return (function* () {
    return { race, chances: yield* chancesOf(JSON.parse(race) as Parameters<typeof chancesOf>[0], seedOf(race)) };
  })();
}
