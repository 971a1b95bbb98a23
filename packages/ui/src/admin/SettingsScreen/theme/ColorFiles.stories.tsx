import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { cssExport } from '../../../theme/exports.ts';
import { ColorFiles } from './ColorFiles.tsx';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { settingsArgs } from '../testing/settingsStory.ts';

const meta = {
  title: 'Admin/SettingsScreen/Theme/ColorFiles',
  component: ColorFiles,
  args: { palette: palettes.default },
} satisfies Meta<typeof ColorFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const download = (file: string) => screen.getByRole('link', { name: `Download ${file}` });
const written = (file: string) => decodeURIComponent(download(file).getAttribute('href') ?? '');

export const Default: Story = {
  play: async () => {
    await expect(download('vitrin-colors.css')).toHaveAttribute('download', 'vitrin-colors.css');
    await expect(written('vitrin-colors.css')).toContain('--vitrin-palette-primary-color: #8faa7a;');
    await expect(written('vitrin-colors.tokens.json')).toContain('"hex": "#8faa7a"');
  },
};

export const Copied: Story = {
  play: async ({ args }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy CSS variables' }));
    await expect(await screen.findByText('CSS variables copied')).toBeVisible();
    await expect(clipboard).toHaveBeenCalledWith(cssExport(args.palette));
  },
};

export const CopyRefused: Story = {
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy Design tokens (JSON)' }));
    await expect(await screen.findByText(/could not be copied/)).toBeVisible();
  },
};

export const FollowsTheForm: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SettingsScreen {...settingsArgs} tab="theme" />,
  play: async () => {
    const code = screen.getByRole('textbox', { name: 'Main color as hex code' });
    await userEvent.clear(code);
    await userEvent.type(code, '#123456');
    await expect(written('vitrin-colors.css')).toContain('--vitrin-color-primary-base: #123456;');
    await expect(written('vitrin-colors.tokens.json')).toContain('"hex": "#123456"');
  },
};

export const Phone: Story = { ...FollowsTheForm, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
