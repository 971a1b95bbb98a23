import { createSession, memoryStorage } from '@vitrin/api-client/createSession';
import { expect, test, vi } from 'vitest';
import { createSignInOver } from './signInOver.ts';

const user = {
  id: 'u1',
  name: 'Elif',
  surname: 'Karaca',
  email: 'e@ornek.example',
  roles: [],
  fullName: 'Elif Karaca',
};

function setUp(isWorkUnderWay: boolean) {
  const session = createSession(memoryStorage());
  session.save({ token: 'old', user });
  const giveUp = vi.fn<() => void>();
  return { session, giveUp, over: createSignInOver(session, { isUnderWay: () => isWorkUnderWay, giveUp }) };
}

test.each(['expired', 'unreachable', 'signed-out'] as const)(
  'a session that is %s during unfinished work keeps the page, and requests wait for the next sign-in',
  async (end) => {
    const { session, over } = setUp(true);
    session.clear(end);
    expect(over.isOpen()).toBe(true);
    const renewed = over.renew(false);
    session.save({ token: 'new', user });
    await expect(renewed).resolves.toBe(true);
    expect(over.isOpen()).toBe(false);
  },
);

test('without unfinished work nothing waits', async () => {
  const { session, over } = setUp(false);
  session.clear('expired');
  expect(over.isOpen()).toBe(false);
  await expect(over.renew(false)).resolves.toBe(false);
});

test('an upload counts as unfinished work', async () => {
  const { session, over } = setUp(false);
  session.clear('expired');
  const renewed = over.renew(true);
  expect(over.isOpen()).toBe(true);
  over.giveUp();
  await expect(renewed).resolves.toBe(false);
});

test('what is given up waits for nobody, and the next sign-in begins anew', async () => {
  const { session, giveUp, over } = setUp(true);
  session.clear();
  const waiting = over.renew(true);
  over.giveUp();
  await expect(waiting).resolves.toBe(false);
  expect(giveUp).toHaveBeenCalledOnce();
  await expect(over.renew(true)).resolves.toBe(false);
  expect(over.isOpen()).toBe(false);
  session.save({ token: 'new', user });
  session.clear('expired');
  expect(over.isOpen()).toBe(true);
});

test.each(['expired', 'signed-out'] as const)(
  'of a page that is %s nothing goes on once somebody else signs in, be it in another tab',
  async (end) => {
    const { session, giveUp, over } = setUp(true);
    session.clear(end);
    const waiting = over.renew(true);
    session.save({ token: 'others', user: { ...user, id: 'u2' } });
    await expect(waiting).resolves.toBe(false);
    expect(giveUp).toHaveBeenCalledOnce();
    await expect(over.renew(true)).resolves.toBe(false);
    expect([over.isOpen(), over.isOfAnother()]).toEqual([false, true]);
  },
);

test('the first sign-in on a page leaves it as it is', () => {
  const session = createSession(memoryStorage());
  const giveUp = vi.fn<() => void>();
  const over = createSignInOver(session, { isUnderWay: () => true, giveUp });
  session.save({ token: 'first', user });
  expect(over.isOfAnother()).toBe(false);
  expect(giveUp).not.toHaveBeenCalled();
});

test('a request that was refused after a new sign-in is repeated at once', async () => {
  await expect(setUp(false).over.renew(false)).resolves.toBe(true);
});
