import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { useMemo } from 'react';
import { boardOf } from '../contest/board.rules';
import { useGamesOn } from '../season/chances/useChances';
import type { SeasonPage } from '../season/useSeason';
import { isSupposed } from '../whatif/marked';
import { useWhatIf } from '../whatif/useWhatIf';

/** What is supposed of the week that is on, and what the season's page has of it then; null where nothing can be or is supposed. */
export function useSeasonIf(data: SeasonPage, current: boolean) {
  const page = useGamesOn(data, current).games.data;
  const week = data.config.data[0]?.Week;
  const board = useMemo(() => (page?.config.data[0]?.Week === week ? page && boardOf(page, PICKS_PER_WEEK) : null), [page, week]);
  const whatIf = useWhatIf(page, board);
  const { rules, text, board: then } = whatIf ?? {};
  const rows = useMemo(
    () => (rules && page && text && then && isSupposed(then) ? rules.supposedSeason(page, text, data) : null),
    [rules, page, text, then, data],
  );
  return { rows, board, whatIf };
}
