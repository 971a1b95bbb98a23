import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { user } from '@vitrin/mocks/fixtures/session';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminRedirectsText as text, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Redirects',
  component: PanelStory,
  args: { address: adminPaths.redirects() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (name: string, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

export const AddedAndDeleted: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await press(text.add);
    await retype(text.from, '/eski.html');
    await retype(text.to, '/iletisim');
    await press(text.save);
    await expect(await screen.findByText('/eski.html')).toBeVisible();
    await press(text.remove('/eski.html'));
    await press(text.deleteOne);
    await waitFor(async () =>
      expect((await ourClient.redirects.listAll()).some(({ from }) => from === '/eski.html')).toBe(false),
    );
    await waitFor(() => expect(screen.queryByText('/eski.html')).toBeNull());
  },
};

export const Searched: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await screen.findByText('/urun.php');
    await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'kurumsal');
    await waitFor(() => expect(screen.queryByText('/urun.php')).toBeNull());
    await expect(screen.getByText('/kurumsal.html')).toBeVisible();
  },
};

export const TakenAddress: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await press(text.edit('/urun.php'));
    await retype(text.from, '/kurumsal.html');
    await press(text.save);
    await waitFor(() => expect(screen.getByText(refusals.redirectTaken())).toBeVisible());
  },
};

/** An offered draft stays until it is answered, whatever is typed or cancelled in the meantime. */
export const Unanswered: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const redirect = (await ourClient.redirects.listAll()).find(({ from }) => from === '/urun.php');
    const name = `draft.${user.id}.redirects.${redirect?.id}`;
    const value = { fields: { from: '/yarim-kalan.html', to: '/' } };
    localStorage.setItem(name, JSON.stringify({ value, at: '2026-01-05T10:00:00.000Z' }));
    const kept = () => localStorage.getItem(name);
    await press(text.edit('/urun.php'));
    await screen.findByRole('button', { name: adminFormsText.draft.restore });
    const field = await screen.findByRole('textbox', { name: text.from });
    await userEvent.type(field, '2{Backspace}');
    await expect(kept()).toContain('/yarim-kalan.html');
    await userEvent.type(field, '-beside');
    await waitFor(() => expect(kept()).toContain('-beside'));
    await expect(kept()).toContain('/yarim-kalan.html');
    await press(adminText.cancel);
    await waitFor(() => expect(kept()).not.toContain('-beside'));
    await press(text.edit('/urun.php'));
    await press(adminFormsText.draft.restore);
    await expect(await screen.findByRole('textbox', { name: text.from })).toHaveValue('/yarim-kalan.html');
  },
};

export const DeletionFailed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.redirects.remove, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await press(text.remove('/urun.php'));
    await press(text.deleteOne);
    await waitFor(() => expect(screen.getByText(text.deleteFailed)).toBeVisible());
    await expect(screen.getByText('/urun.php')).toBeVisible();
  },
};
