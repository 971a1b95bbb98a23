import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { siteContent } from '../parts/PublicPage/testing/siteContent.ts';
import { settingsArgs } from './testing/settingsStory.ts';

const text = adminFormsText.theme;
const withPalette = (palette: Palette) => ready({ palette, content: siteContent });

const meta = {
  title: 'Admin/SettingsScreen',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...settingsArgs, tab: 'theme' },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const code = (key: keyof typeof text.colors) =>
  screen.getByRole('textbox', { name: text.code(text.colors[key].name) });
const save = async () => userEvent.click(screen.getByRole('button', { name: text.save }));
const reset = async () => {
  await userEvent.click(screen.getByRole('button', { name: text.reset }));
  await userEvent.click(await screen.findByRole('button', { name: text.resetConfirm }));
};
const barStatus = () => screen.getByText(/^(?:Unsaved changes|All changes saved|Saving…)$/);

/** The value of a theme variable inside the preview. */
async function previewed(variable: string): Promise<string> {
  return waitFor(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    const main = page?.querySelector('main');
    if (!main || !page?.defaultView) throw new Error('The preview is not shown yet');
    return page.defaultView.getComputedStyle(main).getPropertyValue(variable);
  });
}

export const ThemeColors: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('tab')).toHaveLength(9);
    await expect(screen.getByRole('tab', { name: 'Theme Colors', selected: true })).toBeVisible();
    await expect(code('primaryColor')).toHaveValue(defaultPalette.primaryColor);
    await expect(screen.getAllByText('Dark text')).toHaveLength(3);
    await expect(screen.getByText('Lines only')).toBeVisible();
    await save();
    await expect(args.onSaveTheme).not.toHaveBeenCalled();
  },
};

export const Applied: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Purple' }));
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await waitFor(async () => expect(await previewed('--vitrin-color-primary-base')).toBe('#9b59b6'));
    await expect(args.onSaveTheme).not.toHaveBeenCalled();
    await save();
    await expect(await screen.findByText('Theme colors applied successfully!')).toBeVisible();
    await expect(args.onSaveTheme).toHaveBeenCalledWith(
      expect.objectContaining({ primaryColor: '#9B59B6' }),
      defaultPalette,
    );
    await expect(barStatus()).toHaveTextContent('All changes saved');
  },
};

/** Colours that others have changed meanwhile stay, and are shown. */
export const OthersKept: Story = {
  args: { onSaveTheme: fn(async (change, palette) => ({ ...palette, accentColor: '#123456', ...change })) },
  play: async ({ args }) => {
    await userEvent.clear(code('greyColor'));
    await userEvent.type(code('greyColor'), '#444');
    await save();
    await expect(args.onSaveTheme).toHaveBeenCalledWith({ greyColor: '#444' }, defaultPalette);
    await waitFor(() => expect(code('accentColor')).toHaveValue('#123456'));
    await expect(barStatus()).toHaveTextContent('All changes saved');
  },
};

export const WrongCode: Story = {
  play: async ({ args }) => {
    await userEvent.clear(code('accentColor'));
    await userEvent.type(code('accentColor'), '12');
    await expect(screen.getByText('Not a color')).toBeVisible();
    await save();
    await expect(args.onSaveTheme).not.toHaveBeenCalled();
    await expect(code('accentColor')).toBeInvalid();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: /^Accent/ }));
    await expect(code('accentColor')).toHaveFocus();
    await userEvent.type(code('accentColor'), '3');
    await expect(code('accentColor')).toBeValid();
    await save();
    await expect(args.onSaveTheme).toHaveBeenCalledWith({ accentColor: '#123' }, defaultPalette);
  },
};

export const SaveFailed: Story = {
  args: { onSaveTheme: fn(async () => undefined) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Orange' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save theme changes to server. Please try again.',
    );
    await expect(barStatus()).toHaveTextContent('Unsaved changes');
    await expect(code('primaryColor')).toHaveValue('#E67E22');
  },
};

export const Discarded: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Red' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(code('primaryColor')).toHaveValue(defaultPalette.primaryColor);
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

export const ResetToDefaults: Story = {
  args: { theme: withPalette(palettes.purple) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: text.reset }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.cancel }));
    await expect(args.onResetTheme).not.toHaveBeenCalled();
    await reset();
    await expect(args.onResetTheme).toHaveBeenCalledTimes(1);
    await expect(await screen.findByText('Theme colors applied successfully!')).toBeVisible();
    await expect(code('primaryColor')).toHaveValue(defaultPalette.primaryColor);
  },
};

let arrive: () => void = () => undefined;

/** Colours are not reset while others are being saved, which would be told as applied. */
export const ResetWhileSaving: Story = {
  args: {
    theme: withPalette(palettes.purple),
    onSaveTheme: fn(async (change, palette) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { ...palette, ...change };
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Orange' }));
    await userEvent.click(screen.getByRole('button', { name: text.reset }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}s{/Control}');
    // The question waits until they are saved.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('button', { name: text.reset })).toHaveAttribute('aria-disabled', 'true');
    arrive();
    await userEvent.click(await screen.findByRole('button', { name: text.resetConfirm }));
    await waitFor(() => expect(args.onResetTheme).toHaveBeenCalledTimes(1));
    await expect(code('primaryColor')).toHaveValue(defaultPalette.primaryColor);
  },
};

export const ResetFailed: Story = {
  args: { theme: withPalette(palettes.purple), onResetTheme: fn(async () => false) },
  play: async () => {
    await reset();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to reset theme on server. Theme reset locally only.',
    );
    await expect(code('primaryColor')).toHaveValue(defaultPalette.primaryColor);
    await expect(barStatus()).toHaveTextContent('Unsaved changes');
  },
};

export const PalePalette: Story = {
  args: { theme: withPalette(palettes.pale) },
  play: async () => {
    await expect(screen.getAllByText('Corrected').length).toBeGreaterThan(1);
  },
};

export const UnknownTab: Story = {
  args: { tab: 'nothing' },
  play: async () => {
    await expect(screen.getByRole('tab', { name: 'General', selected: true })).toBeVisible();
  },
};

export const Leaving: Story = {
  args: { leaving: { onLeave: fn(), onStay: fn(), onHold: () => fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(args.leaving?.onStay).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { theme: { status: 'loading' } } };

const retry = fn();

export const LoadFailed: Story = {
  args: { theme: { status: 'failed', error: adminFormsText.settings.loadFailed, retry } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load settings. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
