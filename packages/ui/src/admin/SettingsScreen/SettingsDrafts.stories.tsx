import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen.tsx';
import { settingsArgs } from './testing/settingsStory.ts';

const meta = {
  title: 'Admin/SettingsScreen/Drafts',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: settingsArgs,
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '2026-11-21T11:55:00.000Z';
const restore = async () => userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));

export const DraftOffered: Story = {
  args: { draft: { at, fields: { companyName: 'Yarım Kalan Ad', unknown: 'x', mapEnabled: 'text' } } },
  play: async ({ args }) => {
    await expect(await screen.findByText('Last changed: 5 minutes ago.')).toBeVisible();
    await expect(args.onDraft).not.toHaveBeenCalled();
    await restore();
    await expect(screen.getByLabelText('Company name')).toHaveValue('Yarım Kalan Ad');
    await expect(screen.queryByText('You have an unsaved draft')).toBeNull();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { companyName: 'Yarım Kalan Ad' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save settings' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith(
      { companyName: 'Yarım Kalan Ad' },
      expect.anything(),
    );
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(null));
  },
};

export const DraftDeleted: Story = {
  args: { draft: { at, fields: { 'about.title': 'Yarım' } }, tab: 'home' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.draft, 'deleted');
    await expect(screen.getByText('All changes saved')).toBeVisible();
  },
};

export const DroppedFromElsewhere: Story = {
  args: {
    draft: { at, fields: { companyName: 'Yarım' }, elsewhere: true },
    others: [{ by: 'Ayşe Çelik', at: '2026-11-21T11:59:30.000Z' }],
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Ayşe Çelik /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.draft, 'deleted');
    await expect(args.onDraft).not.toHaveBeenCalledWith(null);
  },
};

export const DraftWithoutNews: Story = {
  args: { draft: { at, fields: { companyName: 'Örnek Atölye' } } },
  play: async () => {
    await expect(screen.getByLabelText('Company name')).toHaveValue('Örnek Atölye');
    await expect(screen.queryByText('You have an unsaved draft')).toBeNull();
  },
};

export const DraftOfTexts: Story = {
  args: { tab: 'home', draft: { at, fields: { 'team.title': 'Biz', 'home.whyUsTitle': 'Niçin Biz?' } } },
  play: async ({ args }) => {
    await restore();
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      fields: { 'home.whyUsTitle': 'Niçin Biz?', 'team.title': 'Biz' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(null));
  },
};

export const DraftOfColors: Story = {
  args: {
    tab: 'theme',
    draft: { at, fields: { primaryColor: '#9B59B6' } },
  },
  play: async ({ args }) => {
    await restore();
    await expect(screen.getByRole('textbox', { name: 'Main color as hex code' })).toHaveValue('#9B59B6');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
  },
};

export const DraftOnPhone: Story = {
  ...DraftDeleted,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByText('You have an unsaved draft')).toBeVisible();
  },
};

const left = fn();
const leaving = { onLeave: fn(), onStay: fn(), onHold: () => left };
const saveAndLeave = async () => {
  left.mockClear();
  // The question covers the form.
  await fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Yeni Ad' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
};

export const SavedBeforeLeaving: Story = {
  args: { leaving },
  play: async ({ args }) => {
    await saveAndLeave();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(args.onSaveSiteInfo).toHaveBeenCalledOnce();
    await expect(leaving.onLeave).not.toHaveBeenCalled();
  },
};

export const NotSavedBeforeLeaving: Story = {
  args: { leaving, onSaveSiteInfo: fn(async () => ({ status: 'failed' as const })) },
  play: async () => {
    await saveAndLeave();
    await screen.findByText('Failed to save settings. Please try again.');
    await expect(left).not.toHaveBeenCalled();
  },
};
