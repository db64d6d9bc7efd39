/** Loaded with the first passkey: it brings 250 modules along, which each command and most sites never need. */
export const webauthn = () => import('@simplewebauthn/server');
