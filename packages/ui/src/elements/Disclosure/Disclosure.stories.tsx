import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

/**
 * **For** a list that few users need and that would push other content away: submenus, sections on a phone.
 *
 * **Not for** errors, or anything that must be read.
 */
const meta = {
  title: 'Elements/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: { label: 'Bölümler', children: <p>Birinci bölüm</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Birinci bölüm')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Bölümler'));
    await expect(canvas.getByText('Birinci bölüm')).toBeVisible();
  },
};
export const Unfolded: Story = { args: { open: true } };
export const Row: Story = { args: { look: 'row' } };

export const LongText: Story = {
  args: {
    look: 'row',
    open: true,
    label: 'Birkaç satıra yayılan uzun bir başlık, çünkü Türkçede sözcükler uzar',
    children: <p>{'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına '.repeat(4).trim()}</p>,
  },
  globals: { viewport: { value: 'narrow' } },
};
