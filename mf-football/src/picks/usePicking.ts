import { useCallback, useState } from 'react';
import { choose } from './choose.rules';
import type { Week } from './picks.rules';
import type { PicksEditor } from './usePicksEditor';

/** Where the next tapped side goes, and why the last tap changed nothing ('' when it did). */
export function usePicking(editor: PicksEditor, week: Week) {
  const [focused, focus] = useState<number | null>(null);
  const [hint, setHint] = useState('');
  const pick = useCallback(
    (side: { eventId: number; team: string }) => {
      const choice = choose(editor.slots, side, focused, week);
      setHint(choice.refused ?? '');
      if (choice.refused !== undefined) return;
      editor.change(choice.slots);
      focus(null);
    },
    [editor, focused, week],
  );
  return { focused, focus, hint, clearHint: () => setHint(''), pick };
}
