import { useAction, type Action, type Answer } from '@poolhouse/shared-ui';
import { useConsole } from '../facts/console.context';
import { rawLine, type Said } from './raw.rules';

/** One thing that the console does: afterwards its lists are read again, and the raw line stands under the button. */
export function useTool<V = void, D extends Said = Said>(
  call: (with_: V) => Promise<Answer<D>>,
  { onDone, done }: { onDone?(data: D, with_: V): unknown; done?(data: D, with_: V): string } = {},
): Action<V> {
  const { changed } = useConsole();
  return useAction<V, D>(call, {
    done: (data, with_) => (done ? done(data, with_) : rawLine(data)),
    onDone: async (data, with_) => {
      await onDone?.(data, with_);
      changed();
    },
  });
}
