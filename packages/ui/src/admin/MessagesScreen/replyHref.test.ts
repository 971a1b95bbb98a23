import { describe, expect, it } from 'vitest';
import { replyHref } from './replyHref.ts';

describe('replyHref', () => {
  const letter = { email: 'ay&se@ornek.example', subject: 'Teklif', message: 'Bir\nİki' };

  it('quotes the message under a reply subject', () => {
    const url = new URL(replyHref(letter));
    expect(url.protocol).toBe('mailto:');
    expect(decodeURIComponent(url.pathname)).toBe('ay&se@ornek.example');
    expect(url.searchParams.get('subject')).toBe('Re: Teklif');
    expect(url.searchParams.get('body')).toBe('\r\n\r\n> Bir\r\n> İki');
  });

  it('encodes spaces as mail programs expect them', () => {
    expect(replyHref({ ...letter, subject: 'iki söz' })).toContain('Re%3A%20iki%20s');
  });

  it('omits the subject if there is none', () => {
    expect(replyHref({ ...letter, subject: '' })).not.toContain('subject');
  });
});
