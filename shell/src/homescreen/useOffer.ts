import { useStore } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { device } from './device';
import { installPrompt } from './install-prompt.store';
import { offerOf } from './offer.rules';
import { countVisit, hasRefused, refuse } from './visits';
import { savedHere } from './waiting.store';

interface Offer {
  readonly how: 'ask' | 'tell' | null;
  ask(): Promise<void>;
  leave(): void;
}

/** Whether home offers to be put on the home screen, and how. */
export function useOffer(): Offer {
  const prompt = useStore(installPrompt);
  const saved = useStore(savedHere);
  const [visits] = useState(countVisit);
  const [refused, setRefused] = useState(hasRefused);
  return {
    how: offerOf({ ...device(), askable: prompt !== null, visits, saved, refused }),
    leave() {
      refuse();
      setRefused(true);
    },
    async ask() {
      // The question can be asked once.
      installPrompt.set(null);
      await prompt?.prompt();
    },
  };
}
