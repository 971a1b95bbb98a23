import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/admin.en';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const text = adminText.services;
const [first] = services;
const switchOfFirst = () => screen.findByRole('switch', { name: adminText.list.visible(first?.title ?? '') });
const broken = { message: 'Something went wrong on the server' };

const meta = {
  title: 'Connected/Services',
  component: PanelStory,
  args: { address: adminPaths.services() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    for (const { title } of services) {
      // oxlint-disable-next-line no-await-in-loop -- they appear together; the first wait is the only one
      await expect(await screen.findByRole('link', { name: title })).toBeVisible();
    }
  },
};

export const Toggled: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const flip = await switchOfFirst();
    await expect(flip).toBeChecked();
    await userEvent.click(flip);
    await expect(await switchOfFirst()).not.toBeChecked();
  },
};

export const ToggleRefused: Story = {
  parameters: { msw: [...refusing(endpoints.services.toggle, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await userEvent.click(await switchOfFirst());
    await waitFor(() => expect(screen.getByText(text.statusFailed)).toBeVisible());
    await expect(await switchOfFirst()).toBeChecked();
  },
};

export const Failed: Story = {
  parameters: { msw: [...refusing(endpoints.services.listAll, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed)).toBeVisible();
    await expect(screen.getByRole('button', { name: adminText.tryAgain })).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.empty)).toBeVisible();
  },
};

export const Stress: Story = { parameters: { msw: scenarios.stress() } };
