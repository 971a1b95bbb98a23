import { expect, test } from 'vitest';
import { embedAddressOf } from './embedAddress.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=4',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['Https://YouTube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/abcdef1234?share=copy',
    'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234',
  ],
  ['https://vimeo.com/76979871?h=abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
])('"%s" is played by %s', (page, player) => {
  expect(embedAddressOf(page)).toBe(player);
});

test.each([
  '',
  'https://video.example/izle/1',
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/watch?v=',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871"onload=alert(1)',
])('"%s" has no player', (page) => {
  expect(embedAddressOf(page)).toBe('');
});
