import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ThemeDemoScreen } from './ThemeDemoScreen.tsx';

const meta = {
  title: 'Site/ThemeDemoScreen',
  component: ThemeDemoScreen,
  parameters: { layout: 'fullscreen' },
  args: { palette: palettes.default },
} satisfies Meta<typeof ThemeDemoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

export const Ready: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Pale: Story = { args: { palette: palettes.pale } };
export const Inverted: Story = { args: { palette: palettes.inverted } };

export const QuickColor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [sample = canvasElement] = canvas.getAllByRole('button', { name: 'Ana renk' });
    const before = groundOf(sample);
    await userEvent.click(canvas.getByRole('button', { name: 'Mavi' }));
    await expect(canvas.getByRole('button', { name: 'Mavi' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Ana renk: renk kodu' })).toHaveValue('#4A90E2');
    await waitFor(() => expect(groundOf(sample)).toBe('rgb(74, 144, 226)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sitenin renklerine dön' }));
    await waitFor(() => expect(groundOf(sample)).toBe(before));
  },
};

export const OwnColor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [sample = canvasElement] = canvas.getAllByRole('button', { name: 'Ana renk' });
    const code = canvas.getByRole('textbox', { name: 'Ana renk: renk kodu' });
    await userEvent.clear(code);
    await userEvent.type(code, '#f');
    await expect(canvas.getByText('#8FAA7A ya da #8A7 gibi bir kod yazın.')).toBeVisible();
    await userEvent.type(code, '80');
    await expect(canvas.queryByText('#8FAA7A ya da #8A7 gibi bir kod yazın.')).not.toBeInTheDocument();
    await waitFor(() => expect(groundOf(sample)).toBe('rgb(255, 136, 0)'));
    await fireEvent.input(canvas.getByLabelText('Ana renk: seç'), { target: { value: '#9b59b6' } });
    await waitFor(() => expect(groundOf(sample)).toBe('rgb(155, 89, 182)'));
  },
};
