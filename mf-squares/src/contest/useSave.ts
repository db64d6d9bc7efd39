import { useAction, type Answer } from '@poolhouse/shared-ui';
import type { PageState, ResultNote } from '@poolhouse/shared-ui/board';
import type { SquaresPage } from './squares.types';

const RESULT_MS = 5000;

export interface Save {
  result: ResultNote | null;
  saving: boolean;
  /** Answers whether it worked; `done` is what is said then. */
  run(make: () => Promise<Answer<unknown>>, done: string): Promise<boolean>;
}

/** One change of the board. The page is read again afterwards, after a refusal too: the page may be behind. */
export function useSave(page: PageState<SquaresPage>): Save {
  const { run, pending, result } = useAction(({ make }: Change) => make(), {
    done: (_data, { done }) => done,
    shownMs: RESULT_MS,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
  return { result, saving: pending, run: (make, done) => run({ make, done }) };
}

interface Change {
  make(): Promise<Answer<unknown>>;
  done: string;
}
