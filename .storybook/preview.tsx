import '@vitrin/ui/theme/reset.css';
import type { Preview } from '@storybook/react-vite';
import { paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { loadLate } from '@vitrin/ui/admin/late';
import { Notice } from '@vitrin/ui/elements/Notice';

import { defaultLanguage, isPanelLanguage, language, speak } from '@vitrin/ui/text/panelText';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { chromatic, stopClockForPictures } from './chromatic.ts';
import { type ConsoleWatch, watchConsole } from './consoleWatch.ts';
import { standingAnswers } from './standingAnswers.ts';
import { readSavedPalette, type SavedPalette } from './savedPalette.ts';
import { StoryComfort } from './StoryComfort.tsx';
import { handlersFor, paletteAnswer } from './storyData.ts';
import { StoryTheme } from './StoryTheme.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// A passing assertion ends its wait at once: a short one would only measure how busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

stopClockForPictures();

// Stories may read texts while they load, which they do only after this.
await speak(defaultLanguage);

/** The panel's stories are recognised by their titles; an element sets `parameters: { look: 'panel' }`. */
const lookOf = (title: string, asked: unknown): 'site' | 'panel' => {
  if (asked === 'site' || asked === 'panel') return asked;
  return /^(?:Admin|Connected|Pages\/Whole panel)/.test(title) ? 'panel' : 'site';
};

const isApiRequest = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).pathname.startsWith('/api/');

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...standingAnswers);
  await worker.start({
    quiet: true,
    // Relative to the catalogue, wherever it is served from; the worker then sees the requests of the pages below it.
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href,
    },
    onUnhandledFrame({ frame, defaults }) {
      if (isApiRequest(frame.data)) defaults.error();
    },
  });
  return worker;
}

let started: Promise<SetupWorker> | undefined;
const startedWorker = (): Promise<SetupWorker> => {
  started ??= startWorker();
  return started;
};

// The addon's own default passes `onUnhandledRequest`, which this version of MSW no longer reads.
const useOwnHandlers = mswLoader(startedWorker);

/** A prop that takes a node has no useful control, unless its value is plain text. */
const withoutNodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isNode = /React(?:Node|Element)|RefObject|^Ref</.test(argType.table?.type?.summary ?? '');
      if (!isNode) return [name, argType];
      return [name, { ...argType, control: typeof initialArgs[name] === 'string' ? 'text' : false }];
    }),
  );

/** Storybook pauses all motion while it checks a story, and leaves it paused after a violation. */
function endLeftPause(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}

let hasScrolled = false;
window.addEventListener('scroll', () => (hasScrolled = true), { capture: true, passive: true });

/**
 * A scroll event of this story that arrives during the next one closes what that has opened, such as a tooltip: of one
 * that the story caused last, or because the next one is shorter.
 */
async function returnToTop(): Promise<void> {
  if (!hasScrolled) return;
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  // Scroll events precede the callbacks of their frame.
  await new Promise(requestAnimationFrame);
  hasScrolled = false;
}

// With no stored language the panel asks the browser, so the toolbar's choice is put there.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [language] });

let watch: ConsoleWatch | undefined;

/** Stories are tested in Vitest, rather than looked at. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const isMissing = (saved: unknown): saved is Extract<SavedPalette, { missingAt: string }> =>
  typeof saved === 'object' && saved !== null && 'missingAt' in saved;

const isSaved = (saved: unknown): saved is Extract<SavedPalette, { palette: object }> =>
  typeof saved === 'object' && saved !== null && 'palette' in saved;

const preview: Preview = {
  loaders: [
    async (context) => {
      const { data, pack, palette, language: wanted } = context.globals;
      if (wanted !== language && isPanelLanguage(wanted)) await speak(wanted);
      await loadLate();
      await useOwnHandlers(context);
      // Handlers for the toolbar's data take precedence over the story's own.
      const handlers = await handlersFor({ data, pack });
      const worker = await startedWorker();
      if (handlers.length > 0) worker.use(...handlers);
      if (palette !== initialGlobals.palette) worker.use(paletteAnswer(paletteNamed(palette)));
      return palette === 'saved' ? { savedPalette: await readSavedPalette(context.parameters['api']) } : {};
    },
  ],
  beforeEach: () => {
    endLeftPause();
    const own = watchConsole();
    watch = own;
    return async () => {
      own.stop();
      await returnToTop();
    };
  },
  afterEach: ({ parameters }) => {
    const errors = watch?.errors ?? [];
    if (errors.length > 0 && parameters['consoleErrors'] !== 'expected')
      throw new Error(`The story wrote errors to the console:\n${errors.join('\n')}`);
  },
  decorators: [
    (Story, { title, parameters, globals, loaded }) => {
      const saved: unknown = loaded['savedPalette'];
      return (
        <StoryTheme
          look={lookOf(title, parameters['look'])}
          palette={isSaved(saved) ? saved.palette : paletteNamed(globals['palette'])}
          scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
          language={language}
        >
          {isMissing(saved) && (
            <Notice tone="warn" announced="politely" title="No saved palette: the default one is shown">
              Nothing answered at {saved.missingAt}. Start the server, or name its host in STORYBOOK_API.
            </Notice>
          )}
          <StoryComfort still={globals['motion'] === 'reduced'} largeText={globals['text'] === 'double'}>
            {/* Other data is another visit, and so is another language: nothing of before may stay. */}
            <Story key={`${globals['data']} ${globals['pack']} ${globals['language']}`} />
          </StoryComfort>
        </StoryTheme>
      );
    },
  ],
  initialGlobals,
  globalTypes,
  argTypesEnhancers: [withoutNodeControls],
  parameters: {
    // The test run only needs the violations; otherwise every result would be sent from the browser for each story.
    a11y: { test: 'error', ...(isTestRun && { options: { resultTypes: ['violations'] } }) },
    chromatic,
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['How to add a screen', 'Colour', 'Typography', 'Spacing', 'Icons', 'Voice and tone'],
          'Pages',
          'Theme',
          'Elements',
          'Site',
          'Admin',
          'Connected',
          'Workshop',
        ],
      },
    },
    viewport: { options: viewports },
  },
};
export default preview;
