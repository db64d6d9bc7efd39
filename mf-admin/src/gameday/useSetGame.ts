import type { AdminGameRow, DataOf } from '@poolhouse/contract';
import { must, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { useTool } from '../form/useTool';
import { resultOf, setGameBody, type SetGame } from './game.rules';

type Preview = DataOf<'POST ad/preview_game'>;

/** Looks at what a result would move, sets it, and gives a game back to its feed. What was looked at counts as long as the result is the same. */
export function useSetGame(game: AdminGameRow, draft: SetGame) {
  const api = useApi();
  const result = resultOf(draft);
  const stamp = JSON.stringify([result, draft.status, draft.time_left]);
  const [looked, setLooked] = useState<{ stamp: string; preview: Preview } | null>(null);
  const preview = looked?.stamp === stamp ? looked.preview : null;
  const look = useAction(
    () => api.call('POST ad/preview_game', { body: { ID: game.ID, ...must(result, 'the button waits for a result') } }),
    {
      onDone: (data) => setLooked({ stamp, preview: data }),
      done: ({ message, moved }) => message || plural(moved.data.length, 'row'),
    },
  );
  const save = useTool(
    () =>
      api.call('POST ad/set_game', {
        body: {
          id: game.ID,
          ...must(result, 'the button waits for a result'),
          ...setGameBody(draft),
          ...(preview && { digest: preview.digest }),
        },
      }),
    { onDone: () => setLooked(null) },
  );
  const release = useTool(() => api.call('POST ad/set_game', { body: { id: game.ID, manual: 0 } }));
  return { look, save, release, preview, busy: look.pending || save.pending || release.pending };
}
