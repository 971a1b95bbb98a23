import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/admin.en';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { client } from '../api.ts';
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

async function deleteFirst() {
  const title = first?.title ?? '';
  await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(title) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
  await userEvent.click(await screen.findByRole('button', { name: text.deleteOne }));
  await screen.findByText(text.deleted(1));
  await expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument();
}

export const DeletedAndUndone: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await deleteFirst();
    await userEvent.click(await screen.findByRole('button', { name: adminText.undo }));
    await expect(await screen.findByRole('link', { name: first?.title ?? '' })).toBeVisible();
    await expect(await client.services.listAll()).toHaveLength(services.length);
  },
};

export const DeletedForGood: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await deleteFirst();
    await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
    await waitFor(async () => expect(await client.services.listAll()).toHaveLength(services.length - 1));
  },
};

export const DeleteRefused: Story = {
  parameters: { msw: [...refusing(endpoints.services.remove, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await deleteFirst();
    await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
    await expect(await screen.findByText(text.deleteFailed)).toBeInTheDocument();
    await expect(await screen.findByRole('link', { name: first?.title ?? '' })).toBeVisible();
  },
};

const titles = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((title) => services.some((service) => service.title === title));

async function moveFirstDown() {
  const title = first?.title ?? '';
  await userEvent.click(await screen.findByRole('button', { name: adminText.list.actionsFor(title) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.moveDown }));
}

export const Reordered: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await moveFirstDown();
    await waitFor(() => expect(titles()[1]).toBe(first?.title));
    await waitFor(async () => expect((await client.services.list())[1]?.id).toBe(first?.id));
  },
};

export const ReorderRefused: Story = {
  parameters: { msw: [...refusing(endpoints.services.reorder, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await moveFirstDown();
    await expect(await screen.findByText(text.orderFailed)).toBeInTheDocument();
    await waitFor(() => expect(titles()[0]).toBe(first?.title));
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
