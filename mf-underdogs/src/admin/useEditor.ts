import type { UnderdogsEventRow } from '@poolhouse/contract';
import { serverNow } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { useSavePick } from '../contest/useSavePick';
import { hasStarted } from '../pick/dogs.rules';
import { pickOf } from '../pick/my-pick.rules';
import { saveBody, sidesOfWeek, sideKey } from './editor.rules';
import { useGames } from './useGames';

/** What the form holds; texts as typed. */
export interface EditorValues {
  entryId: number;
  week: number;
  /** The side of a game; '' for none. */
  key: string;
  spread: string;
  reason: string;
}

interface Given {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
  form: FormOf<EditorValues>;
}

export type Editor = ReturnType<typeof useEditor>;

/** What of a form may be sent, and what its buttons do. */
export function useEditor({ board: { config, users, picks }, events, page, form }: Given) {
  const saver = useSavePick(page);
  const { entryId, week, key, spread, reason } = useWatch({ control: form.control }) as EditorValues;
  const { games, asked } = useGames(config, week, events);
  const sides = sidesOfWeek(games, week);
  const dog = sides.find((side) => sideKey(side) === key) ?? null;
  const user = users.find((one) => one.entry_id === entryId);
  const name = user?.entry_name ?? '';
  const mine = user?.mine === 1;
  const needsReason = !mine && (config.SelfPick === 1 || dog === null || hasStarted(dog.event, serverNow()));
  const draft = { entryId, dog, spread, reason, needsReason };
  const body = saveBody(draft, picks);
  const { saving: pending, result } = saver;
  return {
    ...{ sides, draft, body, asked, mine },
    hasPick: pickOf(picks, entryId, week) !== null || (week === config.week && user?.PickIn === 1),
    /** What is on the page, or of the week, is not known to be so. */
    still: page.staleSince !== null || (asked !== null && (asked.data === null || asked.error !== null)),
    action: { pending, result, run: async () => body !== null && saver.save(body, `The pick of ${name} for week ${week} is set.`) },
    /** Its line is what is proposed. */
    chooseTeam: (chosen: string) => {
      const line = sides.find((side) => sideKey(side) === chosen)?.line ?? 0;
      form.setValue('key', chosen);
      form.setValue('spread', line > 0 ? String(line) : '');
    },
    remove: async () => {
      const said = reason.trim() !== '' && { reason: reason.trim() };
      if (await saver.clear({ entryId, week, ...said }, `${name} has no pick for week ${week} any more.`)) form.resetField('reason');
    },
  };
}
