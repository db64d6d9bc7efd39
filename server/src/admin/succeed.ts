/** The answer of a call that worked, with what was done in words. */
export const succeed = (message: string, id?: number): { result: 'success'; message: string; id?: number } => ({
  result: 'success',
  message,
  ...(id === undefined ? {} : { id }),
});
