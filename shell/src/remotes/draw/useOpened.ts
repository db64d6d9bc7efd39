import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { useEffect, useState } from 'react';
import { beginAgain } from '../load/begin-again';
import { diagnose } from '../why/diagnose';
import type { LoadFailure } from '../why/load-failure';

interface Failed {
  readonly remote: RegisteredRemote;
  readonly failure: LoadFailure;
}

/** How one kind of a remote's parts is had: its routes with a screen, or a piece. */
export interface Opener<T> {
  open(remote: RegisteredRemote, name: string): Promise<T>;
  /** Without waiting, where it is there already. */
  atHand(remote: RegisteredRemote, name: string): T | null;
}

interface Opened<T> {
  readonly opened: T | null;
  /** What failed, in the version that failed: meanwhile another may be live. */
  readonly failed: Failed | null;
  readonly retrying: boolean;
  retry(): void;
}

/** Loads a part of a remote when it is first wanted; after a failure again on `retry`, or when another name is wanted. */
export function useOpened<T>(opener: Opener<T>, remote: RegisteredRemote, name: string): Opened<T> {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState(() => opener.atHand(remote, name));
  const [failed, setFailed] = useState<Failed | null>(null);
  const [retrying, setRetrying] = useState(false);
  const missing = opened === null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    opener.open(remote, name).then(
      (loaded) => {
        if (!wanted) return;
        setOpened(() => loaded);
        setFailed(null);
        setRetrying(false);
      },
      async (trouble: unknown) => {
        const failure = await diagnose(trouble);
        if (!wanted) return;
        console.warn(`${remote.title} could not be loaded.`, failure);
        setFailed({ remote, failure });
        setRetrying(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [opener, remote, name, attempt, missing]);

  const retry = () => {
    setRetrying(true);
    void beginAgain(remote).then(() => setAttempt((before) => before + 1));
  };
  return { opened, failed, retrying, retry };
}
