import { describe, expect, it } from 'vitest';
import { isVideoPage, videoOfLink } from './videoLink.ts';

describe('videoOfLink', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=9',
    ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ/',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('knows %s', (link) => {
    expect(videoOfLink(link)).toEqual({
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      host: 'YouTube',
    });
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/channels/staff-picks/76979871', 'https://vimeo.com/76979871', '76979871?dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
      '76979871?dnt=1&h=8272103f6e',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
      '76979871?dnt=1&h=8272103f6e',
    ],
  ])('knows %s', (link, page, player) => {
    expect(videoOfLink(link)).toEqual({
      page,
      player: `https://player.vimeo.com/video/${player}`,
      host: 'Vimeo',
    });
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@kanal',
    'https://www.youtube.com/watch?v=dQw4w9WgXc"',
    'https://www.youtube.com/watch?v=<script>abc',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/"onclick=',
  ])('knows no video at "%s"', (link) => {
    expect(videoOfLink(link)).toBeUndefined();
  });
});

describe('isVideoPage', () => {
  it('is true only for the form in which texts store it', () => {
    expect(isVideoPage('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe(true);
    expect(isVideoPage('https://youtu.be/dQw4w9WgXcQ')).toBe(false);
    expect(isVideoPage(' https://vimeo.com/76979871')).toBe(false);
  });
});
