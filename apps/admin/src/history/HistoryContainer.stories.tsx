import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { inWords } from '@vitrin/ui/admin/inWords';
import {
  adminFormsText,
  adminHistoryText as text,
  adminSettingsText,
  adminText,
  itemFormsText,
} from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/History',
  component: PanelStory,
  args: { address: adminPaths.redirects() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

async function goBack() {
  await press(text.back.restore);
  const question = within(await screen.findByRole('alertdialog', { name: text.back.question }));
  await userEvent.click(question.getByRole('button', { name: text.back.restore }));
}

/** A service whose title was changed twice. */
async function changedService() {
  const [service] = await ourClient.services.listAll();
  if (service === undefined) throw new Error('There are no services');
  const { id } = service;
  await ourClient.services.update({ params: { id }, body: { title: 'Birinci değişiklik' } });
  await ourClient.services.update({ params: { id }, body: { title: 'İkinci değişiklik' } });
  return service;
}

/**
 * From its form to its versions; the story's initial address is another screen, so that everything is loaded afresh.
 */
async function openService(title: string) {
  await follow(adminText.services.title);
  await follow(title);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: adminFormsText.service.editTitle })).toBeVisible(),
  );
  await follow(adminText.frame.history);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible());
}

export const RestoredTwice: Story = {
  play: async () => {
    const service = await changedService();
    await openService('İkinci değişiklik');
    const list = within(await screen.findByRole('navigation', { name: text.list }));
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3));
    await userEvent.click(list.getAllByRole('button').at(-1) ?? document.body);
    await waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('İkinci değişiklik'));
    await goBack();
    await waitFor(() => expect(screen.getByText(text.back.done)).toBeVisible());
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(4));
    await expect((await ourClient.services.listAll())[0]?.title).toBe(service.title);
    // Undoing that just goes back to the version before it.
    await userEvent.click(list.getAllByRole('button')[1] ?? document.body);
    await goBack();
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(5));
    await expect((await ourClient.services.listAll())[0]?.title).toBe('İkinci değişiklik');
  },
};

export const PathTaken: Story = {
  play: async () => {
    const [service] = await ourClient.services.listAll();
    if (service === undefined) throw new Error('There are no services');
    const { id, path } = service;
    await ourClient.services.update({ params: { id }, body: { path: '/baska-adres' } });
    await ourClient.services.create({ body: { title: 'Yerine gelen', path, description: '<p>x</p>' } });
    await openService(service.title);
    const list = within(await screen.findByRole('navigation', { name: text.list }));
    await userEvent.click((await list.findAllByRole('button')).at(-1) ?? document.body);
    await goBack();
    await expect(await screen.findByRole('textbox', { name: text.back.path })).toHaveValue(`${path}-2`);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.back.restore }));
    await waitFor(async () =>
      expect((await ourClient.services.read({ params: { id } })).path).toBe(`${path}-2`),
    );
  },
};

export const Palette: Story = {
  play: async () => {
    const before = await ourClient.theme.read();
    await ourClient.theme.save({ body: { ...before, primaryColor: before.blackColor } });
    await follow(adminText.frame.settings);
    await userEvent.click(await screen.findByRole('tab', { name: adminSettingsText.tabs.theme }));
    await follow(adminText.frame.history);
    const list = within(await screen.findByRole('navigation', { name: text.list }));
    await userEvent.click((await list.findAllByRole('button')).at(-1) ?? document.body);
    await expect(await screen.findByText(before.primaryColor)).toBeVisible();
    await goBack();
    await waitFor(() => expect(screen.getByText(text.back.done)).toBeVisible());
    await expect(await ourClient.theme.read()).toEqual(before);
    // The tab was open before: it shows the restored values.
    await follow(adminSettingsText.tabs.theme);
    const code = adminFormsText.theme.code(adminFormsText.theme.colors.primaryColor.name);
    await expect(await screen.findByRole('textbox', { name: code })).toHaveValue(before.primaryColor);
  },
};

/** The tab that edits two documents links to both. */
export const PartsOfOneTab: Story = {
  args: { address: adminPaths.history('settings', 'contact') },
  play: async () => {
    await expect(await screen.findByText(text.emptyTitle)).toBeVisible();
    await userEvent.click(screen.getAllByRole('radio').at(-1) ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('radio').at(-1)).toBeChecked());
  },
};

export const FromTheGallery: Story = {
  args: { address: adminPaths.gallery() },
  play: async () => {
    const [image] = await ourClient.gallery.listAll();
    await press(adminText.list.actionsFor(image?.title ?? ''));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.frame.history }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible());
    await expect(await screen.findByText(text.emptyTitle)).toBeVisible();
  },
};

/** A new entry has no versions yet, so there is no link. */
export const NotOfNewEntries: Story = {
  args: { address: adminPaths.newProject() },
  play: async () => {
    const name = itemFormsText.project.newTitle;
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
    await expect(screen.queryByRole('link', { name: adminText.frame.history })).toBeNull();
  },
};

export const RestoreFailed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.history.restore, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await changedService();
    await openService('İkinci değişiklik');
    const list = within(await screen.findByRole('navigation', { name: text.list }));
    await userEvent.click((await list.findAllByRole('button')).at(-1) ?? document.body);
    await goBack();
    await waitFor(() => expect(screen.getByText(text.back.restoreFailed)).toBeVisible());
    await expect(screen.queryByText(text.back.done)).toBeNull();
  },
};

/** A version from before a current rule: the message says what prevents the restore. */
export const RestoreRefused: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.history.restore, 400, {
        message: 'Some fields are not valid',
        errors: { title: refusals.required() },
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await changedService();
    await openService('İkinci değişiklik');
    const list = within(await screen.findByRole('navigation', { name: text.list }));
    await userEvent.click((await list.findAllByRole('button')).at(-1) ?? document.body);
    await goBack();
    await waitFor(() => expect(screen.getByText(inWords(refusals.required()))).toBeVisible());
  },
};

export const Gone: Story = {
  args: { address: adminPaths.history('services', 'nobody') },
  play: async () => {
    await expect(await screen.findByText(text.goneTitle)).toBeVisible();
  },
};

export const UnknownKind: Story = {
  args: { address: '/admin/history/nothing/1' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: adminText.notFound.back })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { address: adminPaths.history('settings', 'theme') },
  parameters: {
    msw: [
      ...refusing(endpoints.history.list, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(text.loadFailed)).toBeVisible();
  },
};
