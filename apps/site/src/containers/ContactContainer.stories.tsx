import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '@vitrin/contract/endpoints';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { siteContactText } from '@vitrin/ui/text/website/siteContact';
import { expect, screen, userEvent, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Contact',
  component: SiteStory,
  args: { address: sitePaths.contact() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async () => within(await screen.findByRole('form', { name: siteContactText.form }));

const fillAndSend = async (): Promise<void> => {
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: siteContactText.name }), 'Deniz Uçar');
  await userEvent.type(form.getByRole('textbox', { name: siteContactText.email }), 'deniz@ornek.example');
  await userEvent.type(form.getByRole('textbox', { name: siteContactText.message }), 'Merhaba');
  await userEvent.click(form.getByRole('button', { name: siteContactText.send }));
};

export const Ready: Story = {
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: siteContactText.title })).toBeVisible();
    await expect(main.getByText(siteInfo.email)).toBeVisible();
  },
};

export const Missing: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: siteContactText.send }));
    await expect(await form.findByText(siteContactText.missing)).toBeVisible();
  },
};

export const Sent: Story = {
  play: async () => {
    await fillAndSend();
    await expect(await screen.findByText(siteContactText.sent)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    consoleErrors: 'expected',
    msw: [...refusing(endpoints.messages.send, 500, { message: 'No' }), ...scenarios.fixtures()],
  },
  play: async () => {
    await fillAndSend();
    await expect(await screen.findByText(siteContactText.failed)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await openForm();
    await expect(screen.queryByText(siteInfo.email)).not.toBeInTheDocument();
  },
};
