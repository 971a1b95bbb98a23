import '@vitrin/ui/theme/reset.css';
import type { Preview } from '@storybook/react-vite';
import { paletteNamed, palettes } from '@vitrin/mocks/fixtures/theme';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { StoryTheme } from './StoryTheme.tsx';

// A busy machine may take its time over a page's first code; an assertion that holds ends the wait at once.
configure({ asyncUtilTimeout: 8_000 });

/** The panel's stories are told by their titles; `parameters: { look: 'panel' }` says so for an element. */
const lookOf = (title: string, asked: unknown): 'site' | 'panel' => {
  if (asked === 'site' || asked === 'panel') return asked;
  return /^(?:Admin|Connected)\//.test(title) ? 'panel' : 'site';
};

const isApiRequest = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).pathname.startsWith('/api/');

const preview: Preview = {
  loaders: [
    // The addon's own default passes `onUnhandledRequest`, which this version of MSW no longer reads.
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledFrame({ frame, defaults }) {
          if (isApiRequest(frame.data)) defaults.error();
        },
      });
      return worker;
    }),
  ],
  decorators: [
    (Story, { title, parameters, globals }) => (
      <StoryTheme
        look={lookOf(title, parameters['look'])}
        palette={paletteNamed(globals['palette'])}
        scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
      >
        <Story />
      </StoryTheme>
    ),
  ],
  initialGlobals: { palette: 'default', scheme: 'light' },
  globalTypes: {
    palette: {
      description: "The website's palette",
      toolbar: { title: 'Palette', icon: 'paintbrush', items: Object.keys(palettes), dynamicTitle: true },
    },
    scheme: {
      description: "The panel's light or dark side",
      toolbar: { title: 'Panel', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Elements', 'Site', 'Admin', 'Connected'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
