import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, within } from 'storybook/test';
import { ColorGuideScreen } from './ColorGuideScreen.tsx';

const meta = {
  title: 'Site/ColorGuideScreen',
  component: ColorGuideScreen,
  parameters: { layout: 'fullscreen' },
  args: { palette: palettes.default },
} satisfies Meta<typeof ColorGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const keys = Object.keys(palettes.default).map((key) => canvas.queryByText(key)?.tagName);
    await expect(keys).toEqual(Array.from({ length: 8 }, () => 'CODE'));
    const light = within(canvas.getByRole('table', { name: 'Açık zeminler' }));
    const row = within(light.getByRole('row', { name: /^Metin / }));
    await expect(row.getAllByRole('cell')[0]).toHaveTextContent(/10,\d:1/);
    await expect(canvas.queryByText('yetersiz')).not.toBeInTheDocument();
    const download = canvas.getByRole('link', { name: 'vitrin-renkler.tokens.json dosyasını indir' });
    await expect(download).toHaveAttribute('download', 'vitrin-renkler.tokens.json');
    await expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain('"hex": "#8faa7a"');
  },
};

export const OnPhone: Story = { tags: ['long'], globals: { viewport: { value: 'phone' } } };
export const Purple: Story = { tags: ['long'], args: { palette: palettes.purple } };
export const Pale: Story = { tags: ['long'], args: { palette: palettes.pale } };
export const Inverted: Story = { args: { palette: palettes.inverted } };
