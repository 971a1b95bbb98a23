import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminHealthText as text, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Health',
  component: PanelStory,
  args: { address: adminPaths.redirects() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: adminText.frame.health }));
    await expect(await screen.findByText(text.allWell)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  },
};

export const OutsideAsked: Story = {
  args: { address: adminPaths.health() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.outsideLinks.ask }));
    await expect(await screen.findByText(text.outsideLinks.bad(1))).toBeVisible();
    await expect(screen.getByRole('button', { name: text.outsideLinks.askAgain })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { address: adminPaths.health() },
  parameters: {
    msw: [
      ...refusing(endpoints.siteHealth.read, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed)).toBeVisible();
  },
};
