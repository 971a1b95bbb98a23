import { describe, expect, it } from 'vitest';
import { playerAddress } from './playerAddress.ts';

describe('playerAddress', () => {
  it.each(['youtube.com', 'www.youtube.com', 'm.youtube.com'])('requests %s without cookies', (host) => {
    expect(playerAddress(`https://${host}/embed/abc?rel=0`)).toBe(
      'https://www.youtube-nocookie.com/embed/abc?rel=0&autoplay=1',
    );
  });

  it('leaves other hosts unchanged', () => {
    expect(playerAddress('https://video.example/oynat/1')).toBe('https://video.example/oynat/1?autoplay=1');
  });

  it.each(['', 'oynat/1', 'http://video.example/1', 'javascript:alert(1)'])('refuses "%s"', (address) => {
    expect(playerAddress(address)).toBeUndefined();
  });
});
