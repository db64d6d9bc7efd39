type Listener = (seconds: number) => void;

let listener: Listener | undefined;

/** Hears how long each write of this process has waited for its turn; undefined hears no more. */
export const onWait = (heard: Listener | undefined): void => {
  listener = heard;
};

/** @param asked by performance.now() */
export const noteWait = (asked: number): void => listener?.((performance.now() - asked) / 1000);
