import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreviewPane } from './PreviewPane.tsx';

const onChoose = fn();

const meta = {
  title: 'Admin/Parts/PreviewPane',
  component: PreviewPane<string>,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Preview of the page',
    note: 'while you type',
    address: 'www.example.com/hizmetler/egitim',
    children: <h1>Eğitim</h1>,
  },
  beforeEach: () => {
    onChoose.mockClear();
  },
} satisfies Meta<typeof PreviewPane<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
  },
};

export const Hidden: Story = { args: { status: 'Hidden' } };

export const SeveralPages: Story = {
  args: {
    pages: {
      segments: [
        { value: 'home', label: 'Home' },
        { value: 'service', label: 'A service' },
      ],
      value: 'home',
      onChoose,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A service' }));
    await expect(onChoose).toHaveBeenCalledWith('service');
  },
};

export const LongText: Story = {
  args: { status: 'Hidden', address: `www.example.com/${'cok-uzun-bir-hizmet-adresi-'.repeat(8)}` },
};

/** A narrow pane shows the phone layout, which is large enough to read. */
export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
};
