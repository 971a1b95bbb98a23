import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { client } from '../api.ts';
import { broken, connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const text = adminText.services;
const [first] = services;

const list = connectedList({
  address: adminPaths.services(),
  calls: endpoints.services,
  text,
  title: first?.title ?? '',
  count: services.length,
  listAll: client.services.listAll,
});

const meta = { title: 'Connected/Services', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Toggled: Story = list.toggled;

export const ToggleRefused: Story = list.toggleRefused;

export const DeleteRefused: Story = list.deleteRefused;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;

const all = (count: number) => ({ name: `${adminText.list.all} ${count}` });

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
    await expect(screen.getByRole('radio', all(services.length - 1))).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: adminText.undo }));
    await expect(await screen.findByRole('radio', all(services.length))).toBeInTheDocument();
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
  parameters: { msw: [...refusing(endpoints.services.move, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    await moveFirstDown();
    await expect(await screen.findByText(text.orderFailed)).toBeInTheDocument();
    await waitFor(() => expect(titles()[0]).toBe(first?.title));
  },
};

export const NeighbourGone: Story = {
  parameters: { msw: [...refusing(endpoints.services.move, 409, broken), ...scenarios.fixtures()] },
  play: async () => {
    await moveFirstDown();
    await expect(await screen.findByText(adminText.list.placeGone)).toBeInTheDocument();
    await waitFor(() => expect(titles()[0]).toBe(first?.title));
  },
};

export const Stress: Story = { parameters: { msw: scenarios.stress() } };
