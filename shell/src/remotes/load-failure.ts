/** Why a remote could not be shown; a closed list, so that each has its sentence. */
export type FailureKind = 'network' | 'slow' | 'integrity' | 'incompatible' | 'invalid' | 'crashed';

const sentences: Record<FailureKind, string> = {
  network: 'Its files could not be fetched. Check your connection, then try again.',
  slow: 'It took too long to arrive. Your connection may be slow; try again.',
  integrity: 'Its files are not the ones that were published, so they were not run.',
  incompatible: 'It was built for another version of Poolhouse. Reload the page to get the current one.',
  invalid: 'It arrived, but it has no screens to show.',
  crashed: 'Something in it broke while it was running.',
};

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  constructor(readonly kind: FailureKind, cause?: unknown) {
    super(sentences[kind], { cause });
  }
}

export const asFailure = (trouble: unknown): LoadFailure => (trouble instanceof LoadFailure ? trouble : new LoadFailure('network', trouble));
