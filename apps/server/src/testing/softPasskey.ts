import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyDraft,
  PasskeyOffer,
  PasskeyProof,
  PasskeyRequest,
} from '@vitrin/contract/accounts/passkey';
import { attestedKey } from './attestedKey.ts';

/** What a misbehaving authenticator reports. */
export type Lies = {
  origin?: string;
  site?: string;
  type?: string;
  /** The signature counter; it increments by default. */
  counter?: number;
  /** Without user verification by finger, face or PIN. */
  unverified?: boolean;
  userHandle?: string;
  challenge?: string;
  /** Sends an attestation that was not requested: self-signed, or with certificates that contain this URL. */
  attestation?: 'self' | URL;
};

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** The header of a CBOR item: its type, and its length or value. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (entries: Readonly<Record<string, Buffer>>): Buffer =>
  Buffer.concat([
    head(5, Object.keys(entries).length),
    ...Object.entries(entries).flatMap(([key, value]) => [cborText(key), value]),
  ]);
const cborList = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([head(4, items.length), ...items.map(cborBytes)]);
/** The number of ES256: -7. */
const es256 = head(1, 6);

const userPresent = 1;
const userVerified = 4;
const attested = 64;

const clientData = (type: string, challenge: string, origin: string, lies: Lies): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    }),
  );

/** A software passkey: registers with a site, and signs its challenges. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  /** The key in COSE form: an elliptic curve, ES256, P-256. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);

  function authenticatorData(site: string, lies: Lies, credential?: Buffer): Buffer {
    const flags =
      userPresent | (lies.unverified === true ? 0 : userVerified) | (credential === undefined ? 0 : attested);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([
      sha256(lies.site ?? site),
      Buffer.from([flags]),
      count,
      credential ?? Buffer.alloc(0),
    ]);
  }

  const signed = (data: Buffer, client: Buffer): Buffer =>
    createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(privateKey);

  function attestationObject(data: Buffer, client: Buffer, by: Lies['attestation']): Buffer {
    const own = { alg: es256, sig: cborBytes(signed(data, client)) };
    const [fmt, attStmt] =
      by === undefined
        ? ['none', {}]
        : by === 'self'
          ? ['packed', own]
          : ['android-key', { ...own, x5c: cborList(attestedKey(publicKey, sha256(client), by.href)) }];
    return cborMap({ fmt: cborText(fmt), attStmt: cborMap(attStmt), authData: cborBytes(data) });
  }

  return {
    id: base64url(id),
    /** Responds to a site's registration options. */
    register: (
      { challenge, rp, user }: PasskeyOffer,
      origin: string,
      lies: Lies = {},
    ): PasskeyDraft['credential'] => {
      userHandle = user.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const client = clientData('webauthn.create', challenge, origin, lies);
      const made = attestationObject(authenticatorData(rp.id, lies, credential), client, lies.attestation);
      return {
        id: base64url(id),
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(made),
        },
      };
    },
    sign: ({ challenge, rpId }: PasskeyRequest, origin: string, lies: Lies = {}): PasskeyProof => {
      counter = lies.counter ?? counter + 1;
      const handle = lies.userHandle ?? userHandle;
      const data = authenticatorData(rpId, { ...lies, counter });
      const client = clientData('webauthn.get', challenge, origin, lies);
      return {
        id: base64url(id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signed(data, client)),
          ...(handle !== '' && { userHandle: handle }),
        },
      };
    },
  };
}
export type SoftPasskey = ReturnType<typeof softPasskey>;
