import { messages } from '@vitrin/mocks/fixtures/messages';
import { describe, expect, it } from 'vitest';
import { listedMessages, messagePage, unreadCount } from './messageView.ts';
import { replyHref } from './replyHref.ts';

const ids = (search: string, folder: 'all' | 'unread', open?: string) =>
  listedMessages(messages, { search, folder, open }).map(({ id }) => id);

describe('listedMessages', () => {
  it('finds words without Turkish letters, in names as in texts', () => {
    expect(ids('CELIK', 'all')).toEqual(['message-1']);
    expect(ids('bakim plan', 'all')).toEqual(['message-2']);
    expect(ids('yok', 'all')).toEqual([]);
  });

  it('keeps the open message among the unread ones', () => {
    expect(ids('', 'unread')).toEqual(['message-1']);
    expect(ids('', 'unread', 'message-2')).toEqual(['message-1', 'message-2']);
  });
});

it('cuts pages, and shows the last one in place of one beyond it', () => {
  const many = Array.from({ length: 9 }, () => messages).flat();
  expect(messagePage(many, 1)).toMatchObject({ page: 1, size: 25, total: 27 });
  expect(messagePage(many, 2).messages).toHaveLength(2);
  expect(messagePage(many, 9).page).toBe(2);
  expect(messagePage([], 3)).toMatchObject({ messages: [], page: 1 });
});

it('counts what nobody has read', () => {
  expect(unreadCount(messages)).toBe(1);
  expect(unreadCount([])).toBe(0);
});

describe('replyHref', () => {
  const letter = { email: 'ay&se@ornek.example', subject: 'Teklif', message: 'Bir\nİki' };

  it('quotes the message under an answered subject', () => {
    const url = new URL(replyHref(letter));
    expect(url.protocol).toBe('mailto:');
    expect(decodeURIComponent(url.pathname)).toBe('ay&se@ornek.example');
    expect(url.searchParams.get('subject')).toBe('Re: Teklif');
    expect(url.searchParams.get('body')).toBe('\r\n\r\n> Bir\r\n> İki');
  });

  it('writes spaces as mail programs read them', () => {
    expect(replyHref({ ...letter, subject: 'iki söz' })).toContain('Re%3A%20iki%20s');
  });

  it('leaves the subject out where there is none', () => {
    expect(replyHref({ ...letter, subject: '' })).not.toContain('subject');
  });
});
