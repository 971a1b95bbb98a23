import { expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
  '%s is on the public web',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.8.9.1'],
  ['this machine', '::1'],
  ['no address', '0.0.0.0'],
  ['no address', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fc00::1'],
  ['a private network', 'fd12:3456::1'],
  ['link-local, as clouds tell their secrets', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['link-local', 'fe80::1%eth0'],
  ['a provider', '100.64.0.1'],
  ['a test network', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['mapped', '::ffff:127.0.0.1'],
  ['mapped', '::ffff:a9fe:a9fe'],
  ['compatible', '::127.0.0.1'],
  ['translated', '64:ff9b::7f00:1'],
  ['tunnelled', '2002:7f00:1::'],
  ['tunnelled', '2001:0:7f00:1::'],
  ['site-local', 'fec0::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s is not: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
