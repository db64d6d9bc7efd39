/** Why there is no list of contests: nothing came, something else came, or it is not signed by this site. */
export type TroubleKind = 'unreachable' | 'bad_answer' | 'unsigned';

export class RegistryTrouble extends Error {
  override readonly name = 'RegistryTrouble';
  constructor(
    readonly kind: TroubleKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
