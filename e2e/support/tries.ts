/** Whether the test that runs has failed a moment ago and is tried once more. */
export const triedBefore = (): boolean => (globalThis as { triedBefore?: boolean }).triedBefore === true;
