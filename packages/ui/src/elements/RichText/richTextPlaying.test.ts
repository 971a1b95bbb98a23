// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RichText } from './RichText.tsx';

const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const video = `<figure data-video="${page}"><a href="${page}">Avlu</a></figure>`;
const words = { table: 'Tablo', watch: 'İzleyin:', player: (title: string) => `Oynatıcı: ${title}` };

let host: HTMLElement;
let show: (html: string) => Promise<void>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  show = (html) => act(async () => root.render(createElement(RichText, { html, words })));
});

afterEach(() => {
  host.remove();
});

const press = (options: MouseEventInit = {}) =>
  act(async () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    host.querySelector('figure a')?.dispatchEvent(click);
    return click.defaultPrevented;
  });

test('a pressed video plays in its place, from a host that sets no cookie, and takes the focus', async () => {
  await show(`<p>önce</p>${video}`);
  expect(host.querySelector('iframe')).toBeNull();
  await press();
  const player = host.querySelector('figure iframe');
  expect(player?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(player?.getAttribute('title')).toBe('Oynatıcı: Avlu');
  expect(document.activeElement).toBe(player);
  expect(host.querySelector('figure a')).toBeNull();
});

test('a video that is opened in a new tab stays a link', async () => {
  await show(video);
  await press({ ctrlKey: true });
  expect(host.querySelector('iframe')).toBeNull();
});

test('a video that texts may not show is not framed', async () => {
  await show(video.replaceAll(page, 'https://evil.example/'));
  await press();
  expect(host.querySelector('iframe')).toBeNull();
});

test('another text does not keep the player of the previous one', async () => {
  await show(video);
  await press();
  await show(`<p>yeni</p>${video}`);
  expect(host.querySelector('iframe')).toBeNull();
  expect(host.querySelector('figure a')).not.toBeNull();
});
