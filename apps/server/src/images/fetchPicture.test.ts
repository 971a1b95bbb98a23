import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  selfSignedCertificate,
  signedCertificate,
  testAuthority,
  testServerKey,
} from '../testing/certificates.ts';
import { createPictureFetch, NoAnswer } from './fetchPicture.ts';

const outside = '93.184.216.34';
const bounds = { bytes: 1_000, ms: 60_000, redirects: 2 };
/** For servers that never finish. */
const shortly = { ...bounds, ms: 400 };

let server: Server;
let port = 0;
let folder = '';
/** How the test server handles a request. */
let serveIt: (request: IncomingMessage, response: ServerResponse) => void;
/** The addresses that connections were opened to. */
let reached: string[] = [];
let names: Record<string, readonly string[]> = {};
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => serveIt(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = addressOf(server).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrin-fetch-'));
  names = { 'resim.example': [outside] };
  [reached, asked] = [[], []];
});
afterEach(() => rm(folder, { recursive: true }));

function addressOf(listening: Server): AddressInfo {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port');
  return address;
}

/** The network of these tests: every public address leads to our server. */
const network = {
  resolve: async (host: string) => {
    asked.push(host);
    const found = names[host];
    if (found === undefined) throw new Error('ENOTFOUND');
    return found;
  },
  connect: (address: string) => {
    reached.push(address);
    return net.connect(port, '127.0.0.1');
  },
};

const target = () => path.join(folder, 'file');
const fetchFrom = (url: string, caller = new AbortController().signal) =>
  createPictureFetch(network, bounds)(url, target(), caller);

const refusal = (status: number, url: string) => ({ statusCode: status, errors: { url } });
const notPublic = refusal(400, 'This address does not lead to the public web');
const notFetched = refusal(400, 'No picture could be fetched from this address');
const tooSlow = refusal(400, 'The server at this address took too long to send the picture');
const notTrusted = refusal(400, 'The server at this address has no certificate that can be trusted');
const tooLarge = { statusCode: 413, errors: { url: expect.stringMatching(/^The file is larger than/) } };

test('a file is fetched from the address that was checked', async () => {
  let host: string | undefined;
  serveIt = (request, response) => {
    ({ host } = request.headers);
    response.end('bytes');
  };
  await fetchFrom('http://resim.example/a.png');
  expect(await readFile(target(), 'utf8')).toBe('bytes');
  expect({ reached, asked, host }).toEqual({
    reached: [outside],
    asked: ['resim.example'],
    host: 'resim.example',
  });
});

test('a name that resolves differently a moment later is looked up once', async () => {
  serveIt = (_request, response) => response.end('bytes');
  const changing = {
    ...network,
    resolve: async (host: string) => (asked.push(host) === 1 ? [outside] : ['127.0.0.1']),
  };
  await createPictureFetch(changing, bounds)('http://resim.example/', target(), new AbortController().signal);
  expect({ reached, asked }).toEqual({ reached: [outside], asked: ['resim.example'] });
});

describe('no connection is opened', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://0x7f.1/a.png',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'https://192.168.1.1/',
    'http://resim.example:8080/a.png',
    'https://ad:parola@resim.example/a.png',
  ])('to %s', async (url) => {
    await expect(fetchFrom(url)).rejects.toMatchObject(notPublic);
    expect(reached).toEqual([]);
  });

  test.each([['10.1.1.1'], ['fc00::1'], ['::ffff:10.1.1.1'], [outside, '127.0.0.1'], ['127.0.0.1', outside]])(
    'to a name that resolves to %s %s',
    async (...addresses) => {
      names['ic.example'] = addresses;
      await expect(fetchFrom('http://ic.example/a.png')).rejects.toMatchObject(notPublic);
      expect(reached).toEqual([]);
    },
  );

  test.each(['ftp://resim.example/a.png', 'file:///etc/passwd', 'data:image/png;base64,AA', 'x'])(
    'to %s',
    async (url) => {
      await expect(fetchFrom(url)).rejects.toMatchObject({ statusCode: 400 });
      expect(reached).toEqual([]);
    },
  );

  test('to a name that does not resolve', async () => {
    await expect(fetchFrom('http://yok.example/')).rejects.toMatchObject(notFetched);
    expect(reached).toEqual([]);
  });
});

const leadTo = (location: string) => {
  serveIt = ({ url }, response) => {
    if (url === '/son.png') response.end('bytes');
    else response.writeHead(302, { location }).end('yol');
  };
};

describe('a redirect', () => {
  test('is followed to another public place', async () => {
    names['oteki.example'] = ['8.8.8.8'];
    leadTo('http://oteki.example/son.png');
    await fetchFrom('http://resim.example/a.png');
    expect(reached).toEqual([outside, '8.8.8.8']);
    expect(await readFile(target(), 'utf8')).toBe('bytes');
  });

  test.each([
    'http://127.0.0.1/son.png',
    'http://ic.example/son.png',
    '//[::1]/son.png',
    'http://resim.example:22/',
  ])('to %s is not followed', async (location) => {
    names['ic.example'] = ['192.168.0.10'];
    leadTo(location);
    await expect(fetchFrom('http://resim.example/a.png')).rejects.toMatchObject(notPublic);
    expect(reached).toEqual([outside]);
  });

  test('in a loop is given up', async () => {
    leadTo('/b.png');
    await expect(fetchFrom('http://resim.example/a.png')).rejects.toMatchObject(notFetched);
    expect(reached).toHaveLength(bounds.redirects + 1);
  });
});

describe('a fetch is given up', () => {
  test('for a file whose Content-Length is too large, before it is read', async () => {
    serveIt = (_request, response) => response.writeHead(200, { 'content-length': 5_000 }).write('x');
    await expect(fetchFrom('http://resim.example/')).rejects.toMatchObject(tooLarge);
    expect(await readdir(folder)).toEqual([]);
  });

  test('for a file that turns out to be too large', async () => {
    serveIt = (_request, response) => {
      for (let part = 0; part < 20; part += 1) response.write('x'.repeat(100));
      response.end();
    };
    await expect(fetchFrom('http://resim.example/')).rejects.toMatchObject(tooLarge);
  });

  test.each([
    ['answers nothing', () => undefined],
    ['answers a drop at a time', (response: ServerResponse) => void response.write('x')],
  ])('for a server that %s', async (_what, answer) => {
    serveIt = (_request, response) => answer(response);
    const given = await createPictureFetch(network, shortly)(
      'http://resim.example/',
      target(),
      new AbortController().signal,
    ).catch((error: unknown) => error);
    expect(given).toMatchObject(tooSlow);
    expect(given).toBeInstanceOf(NoAnswer);
  });

  test('for a name that takes too long to resolve', async () => {
    const slow = { ...network, resolve: () => new Promise<never>(() => undefined) };
    const fetchPicture = createPictureFetch(slow, shortly);
    await expect(
      fetchPicture('http://resim.example/', target(), new AbortController().signal),
    ).rejects.toMatchObject(tooSlow);
  });

  test('when the caller no longer waits', async () => {
    serveIt = () => undefined;
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 20);
    await expect(fetchFrom('http://resim.example/', caller.signal)).rejects.toMatchObject(notFetched);
  });

  test.each([404, 500, 204, 401])('for a response with status %i', async (status) => {
    serveIt = (_request, response) => response.writeHead(status).end();
    await expect(fetchFrom('http://resim.example/')).rejects.toMatchObject(notFetched);
  });

  test('for a host that leads to one that does not answer, as for one that does not answer itself', async () => {
    serveIt = (request, response) => {
      if (request.headers.host === 'resim.example')
        response.writeHead(301, { location: 'http://oteki.example/' }).end();
      else request.socket.destroy();
    };
    names['oteki.example'] = [outside];
    await expect(fetchFrom('http://resim.example/')).rejects.toBeInstanceOf(NoAnswer);
  });

  test('for a server that does not speak HTTP', async () => {
    serveIt = (request) => request.socket.end('merhaba\r\n');
    await expect(fetchFrom('http://resim.example/')).rejects.toMatchObject(notFetched);
  });
});

describe('a picture behind TLS', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const each of open.splice(0)) {
      each.closeAllConnections();
      each.close();
    }
  });

  /** Fetches from a server with this certificate, trusting the test CA. */
  async function fetchBehind(cert: string, url: string): Promise<void> {
    const secure = https.createServer({ key: testServerKey, cert }, (_request, response) =>
      response.end('bytes'),
    );
    open.push(secure);
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const connect = (address: string, wanted: number) => {
      reached.push(`${address}:${wanted}`);
      return net.connect(addressOf(secure).port, '127.0.0.1');
    };
    const trusting = { ...network, connect, authorities: testAuthority };
    await createPictureFetch(trusting, bounds)(url, target(), new AbortController().signal);
  }

  test('is fetched from a server with a trusted certificate', async () => {
    await fetchBehind(signedCertificate, 'https://resim.example/a.png');
    expect(await readFile(target(), 'utf8')).toBe('bytes');
    expect(reached).toEqual([`${outside}:443`]);
  });

  test.each([
    ['nobody vouches for', selfSignedCertificate, 'https://resim.example/a.png'],
    ['has another name', signedCertificate, 'https://baska.example/a.png'],
    ['has a name, and is asked by its number', signedCertificate, `https://${outside}/a.png`],
  ])('is refused from a server that %s', async (_what, cert, url) => {
    names['baska.example'] = [outside];
    await expect(fetchBehind(cert, url)).rejects.toMatchObject(notTrusted);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is refused from a server that does not speak TLS', async () => {
    serveIt = (_request, response) => response.end('bytes');
    await expect(fetchFrom('https://resim.example/a.png')).rejects.toMatchObject(notFetched);
  });
});
