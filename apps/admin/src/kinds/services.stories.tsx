import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { manyServices, services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { limits } from '@vitrin/contract/limits';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { client } from '../api.ts';
import { broken, connectedList } from '../testing/connectedList.ts';
import { createGate } from '../testing/gate.ts';
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
    await expect(await screen.findByText(adminFormsText.placeGone)).toBeInTheDocument();
    await waitFor(() => expect(titles()[0]).toBe(first?.title));
  },
};

export const Stress: Story = { parameters: { msw: scenarios.stress() } };

const many = 450;

/** Selects the first page, and then all results. */
async function selectWhole() {
  await userEvent.click(await screen.findByRole('checkbox', { name: adminText.list.selectPage }));
  await userEvent.click(await screen.findByRole('button', { name: adminText.list.selectWhole(many) }));
}

/** Holds bulk requests for the story. */
const bulk = createGate();

const activeOnes = async () => (await client.services.listAll()).filter(({ active }) => active).length;

/** Bulk actions over all pages are sent in batches. */
export const WholeDeactivated: Story = {
  parameters: { msw: scenarios.fixtures({ services: manyServices(many) }) },
  play: async () => {
    const before = await activeOnes();
    await expect(before).toBeLessThan(many);
    await selectWhole();
    await userEvent.click(screen.getByRole('button', { name: adminText.list.deactivate }));
    // Those that were hidden already do not count.
    await expect(await screen.findByText(adminFormsText.switched.hidden(before))).toBeInTheDocument();
    await expect(await activeOnes()).toBe(0);
  },
};

/** If the server refuses a batch, the number of deleted entries is reported, and the others stay. */
export const WholePartlyDeleted: Story = {
  parameters: { msw: [failingOnce(), ...scenarios.fixtures({ services: manyServices(many) })] },
  play: async () => {
    await selectWhole();
    await userEvent.click(screen.getByRole('button', { name: adminText.list.delete }));
    await userEvent.click(await screen.findByRole('button', { name: text.deleteMany(many) }));
    await screen.findByText(text.deleted(many));
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: adminText.dismiss }));
    await expect(await screen.findByText(adminText.list.someDeleted(many - 200, 200))).toBeInTheDocument();
    await expect(await client.services.listAll()).toHaveLength(200);
    await expect(await screen.findByRole('radio', all(200))).toBeInTheDocument();
  },
};

/** The address holds what is searched for, and letters go where they are typed. */
export const SearchCorrected: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await screen.findByRole('table', { name: text.title });
    const field = screen.getByRole('searchbox', { name: text.search });
    await userEvent.type(field, 'depbinaları');
    await userEvent.type(field, 'o ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('depo binaları');
  },
};

/** A bulk action of several calls can be stopped in between; the list then shows the actual state. */
export const WholeStopped: Story = {
  parameters: { msw: [heldBulk(), ...scenarios.fixtures({ services: manyServices(many) })] },
  play: async () => {
    const before = await activeOnes();
    bulk.close();
    await selectWhole();
    await userEvent.click(screen.getByRole('button', { name: adminText.list.deactivate }));
    await userEvent.click(await screen.findByRole('button', { name: adminText.list.stop }));
    bulk.open();
    const left = before - limits.bulkEntries;
    await expect(
      await screen.findByText(adminText.list.stopped(limits.bulkEntries, left)),
    ).toBeInTheDocument();
    await expect(await activeOnes()).toBe(left);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

/** A server that performs bulk actions once the story lets it. */
function heldBulk() {
  return http.post('*/api/service/bulk', async () => {
    await bulk.passed();
    return undefined;
  });
}

/** A server that fails at the second batch of a bulk action, and continues with the third. */
function failingOnce() {
  let calls = 0;
  return http.post('*/api/service/bulk', () => {
    calls += 1;
    return calls === 2 ? HttpResponse.json(broken, { status: 500 }) : undefined;
  });
}
