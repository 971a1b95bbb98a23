import { connect } from 'node:net';
import type { Kind } from './kind.ts';
import { inParallel, type Target } from './target.ts';

const text = `<p>${'Ahşap pencere doğramaları ve çatı katı. '.repeat(500)}</p>`;

/** Whole lists with all their texts, requested from one address over many connections that never read the responses. */
export const unreadLists: Kind = {
  name: 'unread lists',
  may: [200, 'closed'],
  attack: async (target, amount) => {
    const [posts, connections, seconds] = amount === 'long' ? [2_000, 300, 40] : [520, 120, 2];
    await inParallel(
      Array.from({ length: posts }, (_, index) => index),
      8,
      (index) => target.send({ method: 'POST', path: '/api/blog', asAdmin: true, body: postOf(index) }),
    );
    const sockets = Array.from({ length: connections }, () => askAndReadNothing(target));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    const another = { 'x-forwarded-for': '203.0.113.20' };
    const { outcome, body } = await target.send({ path: '/api/blog', headers: another });
    for (const socket of sockets) socket.destroy();
    if (outcome !== 200) return [`meanwhile another visitor's list was answered with ${outcome}`];
    const listed: unknown = JSON.parse(body);
    return Array.isArray(listed) && listed.length >= posts ? [] : ['the list of another visitor had gaps'];
  },
};

const postOf = (index: number): string =>
  JSON.stringify({ title: `Yazı ${index}`, excerpt: 'Kısa', details: text, tags: ['Çatı'] });

function askAndReadNothing(target: Target) {
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  socket.once('error', () => socket.destroy());
  socket.once('close', () => target.count('closed'));
  socket.pause();
  socket.write('GET /api/blog HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.10\r\n\r\n');
  return socket;
}
