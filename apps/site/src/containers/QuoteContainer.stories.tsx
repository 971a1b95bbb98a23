import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '@vitrin/contract/endpoints';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';
import { manyServices, services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { siteQuoteText as text } from '@vitrin/ui/text/website/siteQuote';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const meta = {
  title: 'Connected/Site/Quote',
  component: SiteStory,
  args: { address: sitePaths.quote() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async () => within(await screen.findByRole('form', { name: text.form }));

const fillAndSend = async (): Promise<void> => {
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: text.name }), 'Deniz Uçar');
  await userEvent.type(form.getByRole('textbox', { name: text.phone }), '0532 555 01 40');
  await userEvent.click(form.getByRole('button', { name: text.send }));
};

const [service] = services;

export const Ready: Story = {
  args: { address: quoteLink({ service: service?.path ?? '' }) },
  play: async () => {
    const form = await openForm();
    await expect(form.getByRole('combobox')).toHaveValue(service?.title);
  },
};

/** All services can be chosen, not only those of the menu. */
export const ManyServices: Story = {
  parameters: { msw: scenarios.stress() },
  play: async () => {
    const form = await openForm();
    const active = manyServices(200).filter((each) => each.active);
    await waitFor(() => expect(form.getAllByRole('option')).toHaveLength(active.length + 1));
  },
};

/** The subject in the address does not exist. */
export const Unknown: Story = {
  args: { address: quoteLink({ project: '/projelerimiz/yok' }) },
  parameters: { consoleErrors: 'expected' },
  play: async () => {
    const form = await openForm();
    await expect(form.getByRole('combobox')).toHaveValue('');
  },
};

export const Sent: Story = {
  play: async () => {
    await fillAndSend();
    await expect(await screen.findByText(text.sent)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    consoleErrors: 'expected',
    msw: [...refusing(endpoints.messages.askQuote, 500, { message: 'No' }), ...scenarios.fixtures()],
  },
  play: async () => {
    await fillAndSend();
    await expect(await screen.findByText(text.failed)).toBeVisible();
  },
};
