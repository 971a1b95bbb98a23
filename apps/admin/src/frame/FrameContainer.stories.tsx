import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminSettingsText, adminText } from '@vitrin/ui/text/panelText';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from '../api.ts';
import { broken } from '../testing/connectedList.ts';
import { createGate } from '../testing/gate.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Frame',
  component: PanelStory,
  args: { address: adminPaths.dashboard() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: adminText.frame.logout }));
    await expect(await screen.findByRole('heading', { name: adminText.login.welcome })).toBeVisible();
    await expect(session.token()).toBeUndefined();
    await expect(screen.queryByText(adminText.login.expired)).not.toBeInTheDocument();
  },
};

export const Navigated: Story = {
  play: async () => {
    const navigation = within(await screen.findByRole('navigation', { name: adminText.frame.navigation }));
    await userEvent.click(navigation.getByRole('link', { name: adminText.services.title }));
    await expect(await screen.findByRole('table', { name: adminText.services.title })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await expect(document.title).toBe('Services | Vitrin');
  },
};

export const UnknownAddress: Story = {
  args: { address: '/admin/nowhere' },
  play: async () => {
    const wayBack = await screen.findByRole('link', { name: adminText.notFound.back });
    await expect(screen.getByRole('heading', { level: 1, name: adminText.notFound.title })).toBeVisible();
    await userEvent.click(wayBack);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

/** Holds the searches of the story below. */
const searches = createGate();

/** The command menu only says that nothing was found once the server has said so. */
export const SearchFailed: Story = {
  parameters: {
    msw: [
      http.get('*/api/*', async ({ request }) => {
        if (!new URL(request.url).searchParams.has('q')) return undefined;
        await searches.passed();
        return HttpResponse.json(broken, { status: 500 });
      }),
      ...scenarios.fixtures(),
    ],
    consoleErrors: 'expected',
  },
  play: async () => {
    const { commands: text } = adminSettingsText;
    await screen.findByRole('navigation', { name: adminText.frame.navigation });
    searches.close();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: text.title }), 'zzz');
    await expect(await screen.findByText(text.searching)).toBeVisible();
    searches.open();
    await expect(await screen.findByText(text.searchFailed)).toBeVisible();
  },
};
