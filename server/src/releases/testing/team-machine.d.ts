/** What a team's machine does to prove itself; lent to tests of the whole product. */
export { newSigningKey } from '../../ground/crypto/signing-key';
export { signRequest } from '../request-signature';
//# sourceMappingURL=team-machine.d.ts.map
