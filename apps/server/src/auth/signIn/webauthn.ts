/**
 * The parts of the WebAuthn library that passkeys need. One module, loaded on demand: half a megabyte that most
 * processes never need, and whose parts fail when a build loads them one before the other.
 */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
