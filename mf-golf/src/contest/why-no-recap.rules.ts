/** Why there is nothing to tell of a tournament; undefined where there is. @param asked the address names a tournament */
export function whyNoRecap({ tid, Headline }: { tid: number; Headline: string }, asked: boolean): string | undefined {
  if (tid > 0) return Headline === '' ? 'It was canceled, or too short: no scores, and its prizes join those of the season.' : undefined;
  return asked
    ? 'This tournament is not official yet. The recap is here when it is.'
    : 'No tournament of this season is official yet. The recap is here when one is.';
}
