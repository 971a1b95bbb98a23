import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { longService } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminPlanText } from '../../text/panelText.ts';
import { ServiceFormScreen } from './ServiceFormScreen.tsx';
import { formArgs, field, retype, save, site, stored, subtitle, text } from './testing/serviceFormStory.ts';

const meta = {
  title: 'Admin/ServiceFormScreen',
  component: ServiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
} satisfies Meta<typeof ServiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function previewed(): Promise<HTMLElement> {
  return waitFor(() => {
    const main = document.querySelector('iframe')?.contentDocument?.querySelector('main');
    if (!main) throw new Error('The preview is not shown yet');
    return main;
  });
}

export const Edit: Story = {
  play: async ({ args }) => {
    await expect(await field(text.title)).toHaveValue(stored.title);
    await expect(
      screen.getByRole('switch', { name: new RegExp(`^${adminFormsText.status.active}`) }),
    ).toBeChecked();
    await expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible();
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const planning = { plans: [], onPlan: fn(async () => ({ status: 'planned' }) as const), onGiveUp: fn() };
const planIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: adminPlanText.more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: adminPlanText.publish }));
  await userEvent.click(screen.getByRole('button', { name: adminPlanText.confirm }));
};

/** A new entry is stored as hidden and scheduled by its id; an incomplete one is neither. */
export const NewPlanned: Story = {
  args: { load: ready({ item: null, site }), planning },
  play: async ({ args }) => {
    planning.onPlan.mockClear();
    await field(text.title);
    await planIt();
    await waitFor(() => expect(screen.getByText(adminPlanText.wrong)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: adminPlanText.cancel }));
    await expect(
      screen.getByRole('switch', { name: new RegExp(`^${adminFormsText.status.active}`) }),
    ).toBeChecked();
    await userEvent.type(await field(text.title), 'Bahçe bakımı');
    await userEvent.click(await field(text.description));
    await userEvent.paste('Metin');
    await planIt();
    await waitFor(() => expect(planning.onPlan).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({ title: 'Bahçe bakımı', active: false }),
      }),
    );
    await expect(planning.onPlan).toHaveBeenCalledWith(
      'publish',
      '2026-11-22T06:00:00.000Z',
      { fields: {}, updatedAt: expect.any(String) },
      stored.id,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await userEvent.type(await field(text.title), 'Bütçe Planlaması');
    await expect(screen.getByRole('textbox', { name: text.path })).toHaveValue('/butce-planlamasi');
    await retype(text.path, '/butce');
    await userEvent.type(await field(text.title), ' 2');
    await expect(screen.getByRole('textbox', { name: text.path })).toHaveValue('/butce');
    await userEvent.click(await field(text.description));
    await userEvent.paste('Metin');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        updatedAt: undefined,
        picture: { kind: 'keep' },
        fields: expect.objectContaining({
          title: 'Bütçe Planlaması 2',
          path: '/butce',
          description: '<p>Metin</p>',
          active: true,
        }),
      }),
    );
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
  },
};

export const PreviewWhileTyping: Story = {
  play: async () => {
    const page = await previewed();
    await retype(text.title, 'Yeni Başlık');
    await waitFor(() => expect(within(page).getByRole('heading', { name: 'Yeni Başlık' })).toBeVisible());
    await expect(screen.getByText(`ornek.example${stored.path}`)).toBeVisible();
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.description);
    await save();
    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.title })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: text.title })).toHaveAccessibleDescription(
      'Title is empty',
    );
    await userEvent.click(within(summary).getByRole('link', { name: 'Description is empty' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.description })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PathWithoutSlash: Story = {
  play: async () => {
    await retype(text.path, 'hizmet');
    await userEvent.tab();
    const path = await field(text.path);
    await waitFor(() =>
      expect(path).toHaveAccessibleDescription(expect.stringContaining('Path must start with "/"')),
    );
  },
};

export const Discarded: Story = {
  play: async ({ args }) => {
    await retype(subtitle, 'Vazgeçilen');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue(stored.subtitle));
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.getByRole('button', { name: text.save })).toHaveFocus());
  },
};

const {
  id: _id,
  image: _image,
  createdAt: _createdAt,
  status: _status,
  displayOrder: _order,
  ...typed
} = stored;
const draft = {
  fields: { ...typed, subtitle: 'Yarım kalan alt başlık' },
  updatedAt: stored.updatedAt,
  at: '2026-11-21T11:55:00.000Z',
};

export const DraftOffered: Story = {
  args: { draft },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Last changed: 5 minutes ago/)).toBeVisible();
    await expect(args.onDraft).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Restore draft' }));
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Yarım kalan alt başlık');
    await expect(screen.queryByText('You have an unsaved draft')).toBeNull();
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.title })).toHaveFocus());
  },
};

export const DraftDeleted: Story = {
  args: { draft },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ at: draft.at }), 'deleted');
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue(stored.subtitle);
  },
};

export const Leaving: Story = {
  args: { leaving: { onLeave: fn(), onStay: fn(), onHold: () => fn() } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  },
};

const retry = fn();

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load service data. Please try again.',
    );
    await expect(screen.getByRole('link', { name: 'Back to services' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = { args: { load: ready({ item: longService, site }) } };
