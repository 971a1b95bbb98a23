import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { trash } from '@vitrin/mocks/fixtures/trash';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminTrashText as text } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Trash',
  component: PanelStory,
  args: { address: adminPaths.trash() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures({ trash }) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the trash from another screen, after something has been deleted. */
const openTrash = async () => userEvent.click(await screen.findByRole('link', { name: text.title }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const BroughtBack: Story = {
  args: { address: adminPaths.redirects() },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const [first] = await ourClient.services.listAll();
    await ourClient.services.remove({ params: { id: first?.id ?? '' } });
    await openTrash();
    await press(text.restoreOne(first?.title ?? ''));
    await waitFor(() => expect(screen.getByText(text.restored(first?.title ?? ''))).toBeVisible());
    await expect(await screen.findByText(text.nothingTitle)).toBeVisible();
    await expect(await ourClient.services.listAll()).toContainEqual(first);
    await press(text.open);
    const name = adminFormsText.service.editTitle;
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
  },
};

export const PathTaken: Story = {
  args: { address: adminPaths.redirects() },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const [first] = await ourClient.services.listAll();
    if (first === undefined) throw new Error('There are no services');
    await ourClient.services.remove({ params: { id: first.id } });
    const { path } = first;
    await ourClient.services.create({ body: { title: 'Yerine gelen', path, description: '<p>x</p>' } });
    await openTrash();
    await press(text.restoreOne(first.title));
    await expect(await screen.findByRole('textbox', { name: text.path })).toHaveValue(`${path}-2`);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.restore }));
    await waitFor(async () =>
      expect((await ourClient.services.listAll()).find(({ id }) => id === first.id)).toMatchObject({
        path: `${path}-2`,
      }),
    );
  },
};

export const DeletedForGood: Story = {
  parameters: { msw: scenarios.fixtures({ trash }) },
  play: async () => {
    await press(text.remove('Zamanında teslim'));
    await press(text.removeOne);
    await waitFor(() => expect(screen.queryByText('Zamanında teslim')).toBeNull());
    await expect(await ourClient.trash.listAll()).toHaveLength(trash.length - 1);
  },
};

export const Searched: Story = {
  parameters: { msw: scenarios.fixtures({ trash }) },
  play: async () => {
    await screen.findByText('Sahil Evleri');
    await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'ZAMANINDA');
    await waitFor(() => expect(screen.queryByText('Sahil Evleri')).toBeNull());
    await expect(screen.getByText('Zamanında teslim')).toBeVisible();
  },
};

export const Emptied: Story = {
  parameters: { msw: scenarios.fixtures({ trash }) },
  play: async () => {
    await press(text.empty);
    await press(text.emptyAll(trash.length));
    await expect(await screen.findByText(text.nothingTitle)).toBeVisible();
  },
};

export const RestoreFailed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.trash.restore, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures({ trash }),
    ],
  },
  play: async () => {
    await press(text.restoreOne('Sahil Evleri'));
    await waitFor(() => expect(screen.getByText(text.restoreFailed)).toBeVisible());
    await expect(screen.getByText('Sahil Evleri')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.trash.listAll, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed)).toBeVisible();
  },
};
