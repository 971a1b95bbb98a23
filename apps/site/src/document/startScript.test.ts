// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layWhole } from './layWhole.ts';
import { partIds } from './partIds.ts';
import type { PageFiles } from './pageFiles.ts';
import { pressAgain } from './pressAgain.ts';
import { startScript } from './startScript.ts';

const files: PageFiles = { entry: '/entry.js', page: '/a.js', modules: ['/b.js'], styles: ['/a.css'] };

/** Runs the script like a page that is still loading. */
function runScript(): void {
  const script = Object.assign(document.createElement('script'), { id: partIds.start });
  script.dataset['files'] = JSON.stringify(files);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as its hash is in the content policy
  new Function(startScript)();
}

const asked = (): string[] =>
  [...document.head.children].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});

it('requests nothing while the page loads, and each file once afterwards', () => {
  runScript();
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(asked()).toEqual(['/a.css', '/a.js', '/b.js', '/entry.js']);
  window.dispatchEvent(new Event('pointerdown'));
  vi.runAllTimers();
  expect(asked()).toHaveLength(4);
});

it('requests nothing before the page is painted', () => {
  runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(10);
  expect(asked()).toEqual([]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(asked()).toContain('/entry.js');
});

it('loads the sheets without blocking', () => {
  runScript();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(document.head.querySelector('link[rel="stylesheet"]')).toHaveProperty('media', 'print');
});

const { dataset } = document.documentElement;

const picture = (top: number, loading: 'lazy' | 'eager'): HTMLImageElement => {
  const image = Object.assign(document.createElement('img'), { loading });
  const frame = document.createElement('picture');
  frame.append(image);
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 10));
  return image;
};

const marked = (name: string): Element[] => [...document.querySelectorAll(`[data-${name}]`)];

it('defers pictures below the first view until that is painted', () => {
  dataset['waiting'] = '';
  const above = picture(20, 'lazy');
  const all = [above, picture(2_000, 'lazy'), picture(20, 'eager')];
  document.body.replaceChildren(...all.map(({ parentElement }) => parentElement ?? ''));
  runScript();
  expect(marked('laid')).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(marked('laid')).toEqual([above]);
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect([...marked('waiting'), ...marked('laid')]).toEqual([]);
});

const part = (name: string): HTMLElement => document.createElement(name);

describe('parts below the first view', () => {
  const main = part('main');
  const parts = ['script', 'section', 'div', 'div', 'div'].map(part);
  const footer = part('footer');
  beforeEach(() => {
    dataset['unlaid'] = '';
    main.replaceChildren(...parts);
    document.body.replaceChildren(main, part('aside'), footer);
    runScript();
  });

  it('are laid out after it, one by one', () => {
    window.dispatchEvent(new Event('load'));
    expect(marked('laid')).toEqual([]);
    while (asked().length === 0) vi.advanceTimersToNextTimer();
    expect(marked('laid')).toEqual([parts[3]]);
    vi.advanceTimersToNextTimer();
    expect(marked('laid')).toEqual([parts[3], parts[4]]);
    vi.advanceTimersToNextTimer();
    expect(marked('laid')).toEqual([parts[3], parts[4], footer]);
    vi.runAllTimers();
    expect([...marked('unlaid'), ...marked('laid')]).toEqual([]);
  });

  it.each(['scroll', 'beforeprint'])('are all laid out with a %s', (whole) => {
    window.dispatchEvent(new Event(whole));
    expect([...marked('unlaid'), ...marked('laid')]).toEqual([]);
  });

  it('are all laid out before React takes over', () => {
    window.dispatchEvent(new Event('pointerdown'));
    expect(marked('laid')).toEqual([parts[3]]);
    layWhole(document);
    vi.runAllTimers();
    expect([...marked('unlaid'), ...marked('laid')]).toEqual([]);
  });
});

it.each(['pointerdown', 'keydown', 'touchstart', 'scroll', 'beforeprint'])(
  'starts at once with a %s',
  (touch) => {
    runScript();
    window.dispatchEvent(new Event(touch));
    expect(asked()).toContain('/entry.js');
  },
);

it('marks a button that is pressed early, so that it is pressed again once the page is interactive', () => {
  const button = document.createElement('button');
  button.type = 'button';
  const icon = button.appendChild(document.createElement('i'));
  document.body.replaceChildren(button);
  const pressed = vi.fn<() => void>();
  runScript();
  icon.click();
  button.addEventListener('click', pressed);
  pressAgain(document);
  expect(pressed).toHaveBeenCalledTimes(1);
  button.click();
  pressAgain(document);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('does not wait for a picture that never loads, nor for frames of a hidden page', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  runScript();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(4_000);
  vi.unstubAllGlobals();
  expect(asked()).toContain('/entry.js');
});
