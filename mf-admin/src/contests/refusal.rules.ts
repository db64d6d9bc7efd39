/** The words of a refusal, from the body of an answer about a file. @param other where there are none */
export function refusalOf(body: string, other = 'The file could not be made.'): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    if (typeof error?.message === 'string') return error.message;
  } catch {
    // A proxy's page is no answer of the site.
  }
  return other;
}
