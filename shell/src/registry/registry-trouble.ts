/**
 * Why there is no list of contests: nothing came, something else came, it is not signed by this site, or it is older than one seen before.
 */
export type TroubleKind = 'unreachable' | 'bad_answer' | 'unsigned' | 'older';

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
