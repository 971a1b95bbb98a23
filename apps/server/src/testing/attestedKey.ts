import { createSign, type KeyObject, X509Certificate } from 'node:crypto';
import { selfSignedCertificate, testServerKey } from './certificates.ts';

/** A DER item of less than 64 kB. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [129, length] : [130, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const octets = (content: Buffer): Buffer => der(0x04, content);
const bits = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content);
const oid = (hex: string): Buffer => der(0x06, bytes(hex));
const number = (value: number, tag = 0x02): Buffer => der(tag, Buffer.from([value]));
const year = (digits: string): Buffer => der(0x18, Buffer.from(`${digits}0101000000Z`));

const ecdsaSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = (text: string): Buffer =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
const enumerated = 0x0a;

/**
 * The certificates of a key in Android's format, as anybody can make them: that of the key, which names an address for
 * the list of those that were revoked, and that of its issuer, whom nobody knows.
 */
export function attestedKey(key: KeyObject, challenge: Buffer, revokedAt: string): Buffer[] {
  const description = sequence(
    number(3),
    number(1, enumerated),
    number(4),
    number(1, enumerated),
    octets(challenge),
    octets(Buffer.alloc(0)),
    sequence(),
    sequence(),
  );
  const list = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(revokedAt))))));
  const content = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaSha256,
    commonName('resim.example'),
    sequence(year('2020'), year('2126')),
    commonName('key'),
    key.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(oid('2b06010401d679020111'), octets(description)),
        sequence(oid('551d1f'), octets(list)),
      ),
    ),
  );
  const signature = createSign('sha256').update(content).sign(testServerKey);
  const leaf = sequence(content, ecdsaSha256, bits(signature));
  return [leaf, new X509Certificate(selfSignedCertificate).raw];
}
