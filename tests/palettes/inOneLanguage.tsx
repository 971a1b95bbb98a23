import { panel as english } from '@vitrin/ui/text/en/panel';
import { type PanelLanguage, speak } from '@vitrin/ui/text/panelText';
import { panel as turkish } from '@vitrin/ui/text/tr/panel';
import { website } from '@vitrin/ui/text/tr/website';
import { panelTheme } from '@vitrin/ui/theme/panelTheme.css';
import axe from 'axe-core';
import { page } from 'vitest/browser';
import { holdStill, onStage, type ShownStory, type StoryFile, storiesOf } from './stage.tsx';

type StoryFiles = Readonly<Record<string, () => Promise<StoryFile>>>;

const catalogues: Readonly<Record<PanelLanguage, object>> = { en: english, tr: turkish };

/** A placeholder for the values in a text. */
const value = '\u{1F9E9}';

/** The results of a text function for placeholder arguments; empty if it takes other values than words and numbers. */
function said(text: (...values: unknown[]) => unknown): unknown[] {
  return [value, 7].flatMap((each): unknown[] => {
    try {
      return [text(...Array.from({ length: text.length }, () => each))];
    } catch {
      return [];
    }
  });
}

/** The texts of a catalogue; texts with values are split into the pieces around them. */
function piecesIn(catalogue: unknown): readonly string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') {
    const told = said((...values) => Reflect.apply(catalogue, undefined, values) as unknown);
    return told.flatMap((text) => (typeof text === 'string' ? text.split(/\u{1F9E9}|\d+/u) : []));
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values<unknown>({ ...catalogue }).flatMap(piecesIn);
}

/** Several words: a single word may be a name, or the same in both languages. */
const isTelling = (text: string): boolean => /\p{L}\p{L} \p{L}/u.test(text) && text.trim().length > 8;

/** The texts that reveal that a screen was left in this language, since no other catalogue has them. */
export function textsOf(language: PanelLanguage): readonly string[] {
  const others = Object.entries(catalogues).flatMap(([each, catalogue]) =>
    each === language ? [] : piecesIn(catalogue),
  );
  // Previews of the website are Turkish in every language.
  const shared = new Set([...others, ...piecesIn(website)].map((text) => text.trim()));
  const own = piecesIn(catalogues[language]).map((text) => text.trim());
  return [...new Set(own.filter((text) => isTelling(text) && !shared.has(text)))];
}

/** Each text that a screen reader or a sighted user perceives; texts of the website have their own language. */
function wordsOf(place: HTMLElement): readonly string[] {
  const told = [...place.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node.parentElement?.closest('script, style') ?? false)) told.push(node.textContent ?? '');
  }
  return [...new Set(told.map((text) => text.trim()).filter(isTelling))];
}

/** Whether a text has one of the pieces; remembered, since most texts are in many stories. */
export function createFinder(pieces: readonly string[]): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? pieces.some((piece) => text.includes(piece));
    known.set(text, found);
    return found;
  };
}

/** Elements that are cut off, or make the page wider than the window. */
function tooWide(canvas: HTMLElement): readonly string[] {
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...canvas.querySelectorAll('button, [role="tab"], label, summary')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
  );
  return [
    ...(excess > 0 ? [`the page, by ${excess} px`] : []),
    ...cut
      .filter((element) => !['hidden', 'clip', 'auto'].includes(getComputedStyle(element).overflowX))
      .map((element) => (element.textContent ?? '').trim()),
  ];
}

/** All of WCAG 2.2 AA except contrast, which does not depend on texts and is checked where the stories are played. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function faultsOf(canvas: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(canvas, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: levels },
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

/** Texts from the story's own args. */
const given = ({ Story }: ShownStory): string => JSON.stringify('args' in Story ? Story.args : {});

/** Loads the stories of files in a language: they may read texts while they load. */
export async function storiesIn(language: PanelLanguage, files: StoryFiles): Promise<readonly ShownStory[]> {
  await speak(language);
  document.documentElement.className = panelTheme;
  document.documentElement.lang = language;
  holdStill();
  await page.viewport(320, 640);
  return storiesOf(
    Object.fromEntries(
      await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()] as const)),
    ),
  );
}

/** What to check in the states of a component. */
type Looks = {
  /** Whether a text belongs to another language. */
  isForbidden: (text: string) => boolean;
  /** Whether anything is cut off or too wide. */
  width: boolean;
  /** Whether axe checks a state, by its place among the states. */
  axe: (index: number) => boolean;
};

/** What is wrong with the states of a component, each with its story's name. */
export async function faultsOfStories(
  stories: readonly ShownStory[],
  { isForbidden, width, axe: isForAxe }: Looks,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [index, story] of stories.entries()) {
    const brought = given(story);
    // Sequentially: stories share the page.
    const found = await onStage(story.Story, async (canvas) => [
      ...wordsOf(document.body).filter((text) => isForbidden(text) && !brought.includes(text)),
      ...(width ? tooWide(canvas) : []),
      ...(isForAxe(index) ? await faultsOf(canvas) : []),
    ]);
    faults.push(...found.map((fault) => `${story.name}: ${fault}`));
  }
  return faults;
}
