/** The words of a refusal, from the body of an answer that was to be a file. */
export function refusalOf(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    if (typeof error?.message === 'string') return error.message;
  } catch {
    // A proxy's page is no answer of the site.
  }
  return 'The file could not be made.';
}
