import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from '../../../elements/ArrowLink/ArrowLink.tsx';
import { expect } from 'storybook/test';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Site/Parts/SectionHead',
  component: SectionHead,
  args: {
    number: 2,
    title: 'Bölümün adı',
    titleId: 'bolum',
    subtitle: 'Bölümde ne olduğunu söyleyen bir cümle.',
    ground: 'paper',
  },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** An emptied title leaves no empty heading behind. */
export const WithoutTitle: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const WithoutSubtitle: Story = { args: { subtitle: '' } };
export const WithLink: Story = { args: { more: <ArrowLink href="#tumu">Tümü</ArrowLink> } };
export const LongText: Story = {
  args: { title: 'Birkaç satıra yayılacak kadar uzun bir bölüm adı '.repeat(2) },
};
