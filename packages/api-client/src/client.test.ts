import { limits } from '@vitrin/contract/limits';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserTransport } from './browserTransport.ts';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { createConnection } from './connection.ts';
import { ApiError } from './errors.ts';
import { createSession, memoryStorage, type SessionEvent } from './createSession.ts';
import { type Transport, type TransportAnswer, TransportError, type TransportRequest } from './transport.ts';
import { type Reply, type Received, serve } from './testing/serve.ts';

const user = {
  id: 'u1',
  name: 'Elif',
  surname: 'Karaca',
  email: 'e@ornek.example',
  roles: [],
  fullName: 'Elif Karaca',
};
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((close) => close()));
});

async function setUp(
  reply: (request: Received) => Reply | Promise<Reply>,
  more: Partial<ApiClientOptions> = {},
) {
  const server = await serve(reply);
  cleanups.push(server.close);
  const session = createSession(memoryStorage());
  const events: SessionEvent['type'][] = [];
  const log = vi.fn<(message: string, details: unknown) => void>();
  const client = createApiClient({ transport: createBrowserTransport(server.host), session, log, ...more });
  return {
    ...server,
    session,
    events,
    log,
    client,
    listen: () => session.subscribe((event) => events.push(event.type)),
  };
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};

describe('requests', () => {
  test('go to {host}/api with their params, query, JSON body and method', async () => {
    const { client, received } = await setUp(() => ({ body: {} }));
    await client.services.read({ params: { id: 'a/b ç' } });
    await client.services.byPath({ query: { path: '/insaat-hizmeti' } });
    await client.theme.save({ body: { primaryColor: '#123456' } });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/service/a%2Fb%20%C3%A7',
      'GET /api/service/by-path?path=%2Finsaat-hizmeti',
      'POST /api/theme/colors',
    ]);
    expect(received[2]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(received[2]?.body))).toEqual({ primaryColor: '#123456' });
  });

  test('without a body declare no type, so that strict servers accept them', async () => {
    const { client, received } = await setUp(() => ({ body: { success: true } }));
    await client.services.remove({ params: { id: 's1' } });
    await client.services.toggle({ params: { id: 's1' } });
    expect(received.map(({ method }) => method)).toEqual(['DELETE', 'PATCH']);
    for (const { headers, body } of received) {
      expect(headers['content-type']).toBeUndefined();
      expect(body).toHaveLength(0);
    }
  });

  test('carry the bearer token only while one is stored', async () => {
    const { client, received, session } = await setUp(() => ({ body: defaultPalette }));
    await client.theme.read();
    session.save({ token: 'secret', user });
    await client.theme.read();
    session.clear();
    await client.theme.read();
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer secret',
      undefined,
    ]);
  });

  test('resolve to the body', async () => {
    const { client } = await setUp(() => ({ body: defaultPalette }));
    await expect(client.theme.read()).resolves.toEqual(defaultPalette);
  });

  test('of lists also resolve to a page with the total', async () => {
    const { client, received } = await setUp(() => ({ body: [], headers: { 'X-Total-Count': '41' } }));
    const query = { page: 2, pageSize: 25, q: 'ışık', sort: '-updatedAt', active: 'true' } as const;
    await expect(client.services.listAll.page({ query })).resolves.toEqual({ items: [], total: 41 });
    expect(received[0]?.url).toBe(
      '/api/service/admin?page=2&pageSize=25&q=%C4%B1%C5%9F%C4%B1k&sort=-updatedAt&active=true',
    );
    await expect(client.services.listAll({ query })).resolves.toEqual([]);
  });

  test.each([undefined, '', 'many', '-1'])('have no total if an API sends %j', async (total) => {
    const headers = total === undefined ? {} : { 'x-total-count': total };
    const { client } = await setUp(() => ({ body: [], headers }));
    await expect(client.services.listAll.page()).resolves.toEqual({ items: [], total: undefined });
  });

  test('upload a file as the multipart field "file", with the optional id in the query', async () => {
    const { client, received } = await setUp(() => ({ body: {} }));
    const fractions: number[] = [];
    await client.images.upload({
      query: { id: 's1' },
      file: new File(['picture'], 'kapı.png', { type: 'image/png' }),
      onProgress: (fraction) => fractions.push(fraction),
    });
    const text = String(received[0]?.body);
    expect(received[0]?.url).toBe('/api/images/upload?id=s1');
    expect(received[0]?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(text).toContain('name="file"; filename="kapı.png"');
    expect(text).toContain('picture');
    expect(fractions.at(-1)).toBe(1);
  });

  test('read pictures as a Blob of the response’s type', async () => {
    const { client } = await setUp(() => ({ body: Buffer.from([137, 80, 78, 71]), type: 'image/png' }));
    const blob = await client.images.read({ params: { name: 'a.png' } });
    if (!(blob instanceof Blob)) throw new Error('Expected a Blob');
    expect(blob.type).toBe('image/png');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([137, 80, 78, 71]);
  });
});

describe('errors', () => {
  test('carry status, message and field errors of the response, and are logged', async () => {
    const body = { message: 'Please fill in all required fields', errors: { path: 'taken' } };
    const { client, log } = await setUp(() => ({ status: 409, body }));
    const error = await failure(client.theme.save({ body: {} }));
    expect(error).toMatchObject({
      kind: 'answer',
      status: 409,
      serverMessage: body.message,
      fieldErrors: { path: 'taken' },
      body,
    });
    expect(error.message).toBe(body.message);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('409'), body);
  });

  test("survive bodies that are not an API error, such as a proxy's page", async () => {
    const { client } = await setUp(() => ({ status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }));
    const error = await failure(client.theme.read());
    expect(error).toMatchObject({
      status: 502,
      serverMessage: undefined,
      fieldErrors: {},
      body: '<h1>Bad gateway</h1>',
    });
  });

  test('of a picture are read as JSON', async () => {
    const { client } = await setUp(() => ({ status: 404, body: { message: 'No such picture' } }));
    expect((await failure(client.images.read({ params: { name: 'x' } }))).message).toBe('No such picture');
  });

  test('without a response are of the kind "network"', async () => {
    const { client, close } = await setUp(() => ({}));
    await close();
    expect(await failure(client.theme.read())).toMatchObject({ kind: 'network', status: 0 });
  });

  test('of an aborted call are the reason of its signal, and not logged', async () => {
    const { client, log, session, listen, events } = await setUp(() => new Promise<Reply>(() => undefined));
    session.save({ token: 'secret', user });
    listen();
    const controller = new AbortController();
    const reason = new Error('left the page');
    const call = client.theme.read({ signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(log).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });
});

describe('the session', () => {
  test('that is being ended sends nothing but the logout, and does not expire', async () => {
    const asked: string[] = [];
    const { client, session, listen, events } = await setUp(
      ({ url }) => {
        asked.push(url);
        return { status: 200, body: { message: 'ok' } };
      },
      { isEnding: () => true },
    );
    session.save({ token: 'old', user });
    listen();
    expect(await failure(client.services.list())).toMatchObject({ status: 401 });
    await client.auth.logout();
    expect(asked).toEqual(['/api/auth/logout']);
    expect(session.token()).toBe('old');
    expect(events).toEqual([]);
  });

  test('expires at a 401', async () => {
    const { client, session, listen, events } = await setUp(() => ({ status: 401, body: { message: 'no' } }));
    session.save({ token: 'old', user });
    listen();
    expect(await failure(client.auth.me())).toMatchObject({ status: 401 });
    expect(session.read()).toBeUndefined();
    expect(events).toEqual(['expired']);
  });

  test('survives a request without a response, and ends once the API has been unreachable for long', async () => {
    const clock = steppedTime();
    const { client, session, listen, events, close } = await setUp(() => ({}), {
      connection: createConnection(clock),
    });
    session.save({ token: 'old', user });
    listen();
    await close();
    await failure(client.auth.me());
    clock.pass(limits.unreachableMs - 1);
    await failure(client.auth.me());
    expect(events).toEqual([]);
    clock.pass(1);
    await failure(client.services.toggle({ params: { id: 's1' } }));
    expect(session.token()).toBeUndefined();
    expect(events).toEqual(['unreachable']);
  });

  test('is unchanged when the API cannot be reached without a token', async () => {
    const { client, listen, events, close } = await setUp(() => ({}));
    listen();
    await close();
    await failure(client.theme.read());
    expect(events).toEqual([]);
  });

  test.each([
    ['30', 30],
    [undefined, undefined],
    ['soon', undefined],
  ])('a refusal with Retry-After %s says %s', async (header, seconds) => {
    const { client } = await setUp(() => ({
      status: 429,
      ...(header !== undefined && { headers: { 'retry-after': header } }),
    }));
    expect((await failure(client.theme.read())).retryAfter).toBe(seconds);
  });

  test('is not touched by a refused login, nor by any other status', async () => {
    const { client, session, listen, events } = await setUp(({ url }) => ({
      status: url.endsWith('/login') ? 401 : 500,
    }));
    session.save({ token: 'kept', user });
    listen();
    await failure(client.auth.login({ body: { email: 'e@ornek.example', password: 'wrong' } }));
    await failure(client.theme.read());
    expect(session.token()).toBe('kept');
    expect(events).toEqual([]);
  });

  test('survives the 401 of a request that went out before the new login', async () => {
    const { client, session } = await setUp(() => {
      session.save({ token: 'new', user });
      return { status: 401 };
    });
    session.save({ token: 'old', user });
    await failure(client.auth.me());
    expect(session.token()).toBe('new');
  });
});

/** A clock that only moves by the time that is waited. */
function steppedTime() {
  let moment = 0;
  let nap = 0;
  const timer = { next: Number.POSITIVE_INFINITY, milliseconds: 0, tick: () => {} };
  const waits: number[] = [];
  const pass = (milliseconds: number) => {
    const end = moment + milliseconds;
    while (timer.next <= end) {
      moment = Math.max(moment, timer.next);
      timer.next = moment + timer.milliseconds;
      timer.tick();
    }
    moment = end;
  };
  return {
    waits,
    now: () => moment,
    pass,
    every: (milliseconds: number, tick: () => void) => {
      Object.assign(timer, { next: moment + milliseconds, milliseconds, tick });
      return () => {
        timer.next = Number.POSITIVE_INFINITY;
      };
    },
    /** The device sleeps so long during the next wait. */
    sleep: (milliseconds: number) => {
      nap = milliseconds;
    },
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      moment += nap;
      nap = 0;
      pass(milliseconds);
    },
  };
}

/** A transport that loses the first requests. */
function losing(count: number, answer: () => TransportAnswer) {
  const sent: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    sent.push(request);
    if (sent.length <= count) throw new TransportError('ERR_NETWORK', 'Network Error');
    return answer();
  };
  return { sent, transport };
}

const fine = (): TransportAnswer => ({ status: 200, headers: {}, body: defaultPalette });

/** A client that retries reads, whose first requests get no response. */
async function losingFirst(count: number, answer: () => TransportAnswer = fine) {
  const clock = steppedTime();
  const connection = createConnection(clock);
  const { sent, transport } = losing(count, answer);
  const made = await setUp(() => ({}), { transport, connection, retryReads: true });
  made.session.save({ token: 'kept', user });
  made.listen();
  return { ...made, clock, connection, sent };
}

describe('a lost connection', () => {
  test('does not end a read: it is retried with growing pauses', async () => {
    const { client, clock, sent, events, connection } = await losingFirst(5);
    await expect(client.theme.read()).resolves.toEqual(defaultPalette);
    expect(clock.waits).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
    expect(sent).toHaveLength(6);
    expect(events).toEqual([]);
    expect(connection.isLost()).toBe(false);
  });

  test('ends a read and the session when it lasts for half a minute', async () => {
    const { client, clock, events, connection } = await losingFirst(Number.POSITIVE_INFINITY);
    expect(await failure(client.theme.read())).toMatchObject({ kind: 'network' });
    expect(clock.now()).toBeGreaterThanOrEqual(limits.unreachableMs);
    expect(events).toEqual(['unreachable']);
    expect(connection.isLost()).toBe(true);
  });

  test('ends the session also of one who only saves now and then', async () => {
    const { client, clock, events } = await losingFirst(Number.POSITIVE_INFINITY);
    await failure(client.services.toggle({ params: { id: 's1' } }));
    clock.pass(limits.unreachableMs / 2);
    await failure(client.services.toggle({ params: { id: 's1' } }));
    expect(events).toEqual([]);
    clock.pass(limits.unreachableMs / 2);
    await failure(client.services.toggle({ params: { id: 's1' } }));
    expect(events).toEqual(['unreachable']);
  });

  test('does not go on while the device sleeps', async () => {
    const { client, clock, sent, events } = await losingFirst(3);
    // The radio is not up yet when the screen goes on again.
    clock.sleep(10 * limits.unreachableMs);
    await expect(client.theme.read()).resolves.toEqual(defaultPalette);
    expect(sent).toHaveLength(4);
    expect(events).toEqual([]);
  });

  test('ends a read at once where that is asked for', async () => {
    const { client, sent, events } = await losingFirst(1);
    expect(await failure(client.services.listAll({ once: true }))).toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test('never repeats a write automatically', async () => {
    const { client, sent, events } = await losingFirst(1);
    expect(await failure(client.services.toggle({ params: { id: 's1' } }))).toMatchObject({
      kind: 'network',
    });
    expect(sent).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test('notifies its listeners when it begins and when it ends', async () => {
    const { client, connection } = await losingFirst(2);
    const told: boolean[] = [];
    connection.subscribe(() => told.push(connection.isLost()));
    await client.theme.read();
    expect(told).toEqual([true, false]);
  });
});

describe('a sign-in over the page', () => {
  test('repeats the refused request with the new token and the same body', async () => {
    const { client, session, received } = await setUp(
      ({ headers }) => ({ status: headers.authorization === 'Bearer new' ? 200 : 401, body: defaultPalette }),
      {
        renew: async () => {
          session.save({ token: 'new', user });
          return true;
        },
      },
    );
    session.save({ token: 'old', user });
    await client.theme.save({ body: { primaryColor: '#123456' } });
    expect(received.map(({ headers, body }) => [headers.authorization, String(body)])).toEqual([
      ['Bearer old', '{"primaryColor":"#123456"}'],
      ['Bearer new', '{"primaryColor":"#123456"}'],
    ]);
  });

  test('is not waited for if it is not wanted', async () => {
    const { client, session } = await setUp(() => ({ status: 401 }), { renew: async () => false });
    session.save({ token: 'old', user });
    expect(await failure(client.auth.me())).toMatchObject({ status: 401 });
    expect(session.token()).toBeUndefined();
  });
});

describe('the key of an addition', () => {
  const key = '0190a1b2-0000-7000-8000-000000000000';
  const file = new File(['picture'], 'a.png', { type: 'image/png' });

  test('is sent as a header', async () => {
    const { client, received } = await setUp(() => ({ body: {} }));
    await client.gallery.upload({ file, form: {}, key });
    expect(received[0]?.headers['idempotency-key']).toBe(key);
  });

  test('is not sent to servers that do not know it', async () => {
    const { client, received } = await setUp(() => ({ body: {} }), { additions: async () => false });
    await client.gallery.upload({ file, form: {}, key });
    expect(received[0]?.headers['idempotency-key']).toBeUndefined();
  });
});
