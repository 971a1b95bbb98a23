import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpointsByLiteral } from '@vitrin/mocks/handlers';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { getResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { panelKinds } from '../kinds/panelKinds.ts';
import { signedIn } from '../testing/PanelStory.tsx';
import { arrive, befall, firstForms, Tour } from '../testing/Tour.tsx';
import { whenIdle } from '../whenSettled.ts';

/** The addresses that were requested, the number of calls, and how many of them are pending. */
const seen = new Set<string>();
let calls = 0;
let underWay = 0;

const server = scenarios.fixtures();

const recorded = http.get('*/api/*', async ({ request }) => {
  seen.add(request.url);
  calls += 1;
  underWay += 1;
  try {
    return await getResponse(server, request);
  } finally {
    underWay -= 1;
  }
});

/** No screen of the panel loads a whole list. */
const meta = {
  title: 'Connected/WholeLists',
  component: Tour,
  beforeEach: () => {
    befall(undefined);
    seen.clear();
    return signedIn();
  },
  parameters: { layout: 'fullscreen', msw: [recorded, ...server] },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The calls that return a list and support paging, as patterns of their paths. */
const partedLists = () =>
  endpointsByLiteral()
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint: { path, query } }) => ({
      pattern: new RegExp(`/api${path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`),
      isParted: query !== undefined && 'shape' in query && 'pageSize' in Object(query.shape),
    }));

/** The screen shows its content, all calls have a response, and no further ones follow. */
async function quiet(): Promise<void> {
  for (let before = -1; before !== calls; ) {
    // Each round depends on the one before.
    await waitFor(() => {
      const shows = (document.querySelector('main')?.textContent ?? '') !== '';
      const loads = document.querySelector('[aria-busy="true"]') !== null;
      return expect({ shows, loads, underWay }).toEqual({ shows: true, loads: false, underWay: 0 });
    });
    before = calls;
    await whenIdle();
  }
}

/** Opens screens one after the other, and looks at what they requested. */
const without = (screens: () => Promise<readonly string[]>): Story => ({
  play: async () => {
    const addresses = await screens();
    seen.clear();
    for (const address of addresses) {
      arrive(address);
      // Sequentially: there is one screen.
      await quiet();
    }
    const lists = partedLists();
    const whole = [...seen].filter((address) => {
      const { pathname, searchParams } = new URL(address);
      const list = lists.find(({ pattern }) => pattern.test(pathname));
      return list?.isParted === true && !searchParams.has('pageSize');
    });
    await expect(whole).toEqual([]);
    await expect(seen.size).toBeGreaterThan(5);
  },
});

export const Lists: Story = without(async () =>
  panelKinds.flatMap(({ routes }) => routes.flatMap(({ path = '' }) => (path.includes(':') ? [] : [path]))),
);
export const Forms: Story = without(firstForms);
export const Settings: Story = without(async () =>
  Object.keys(adminSettingsText.tabs).map((tab) => adminPaths.settings(tab)),
);
export const Others: Story = without(async () => [
  adminPaths.dashboard(),
  adminPaths.gallery(),
  adminPaths.messages(),
  adminPaths.redirects(),
]);
