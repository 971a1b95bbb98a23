import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowLink } from '../../../elements/ArrowLink/ArrowLink.tsx';
import { SplitSection } from './SplitSection.tsx';

const meta = {
  title: 'Site/Parts/SplitSection',
  component: SplitSection,
  parameters: { layout: 'fullscreen' },
  args: {
    number: 2,
    title: 'Bölümün adı',
    subtitle: 'Bölümde ne olduğunu söyleyen bir cümle.',
    ground: 'soft',
    more: <ArrowLink href="#tumu">Tümü</ArrowLink>,
    children: 'Bölümün içeriği burada durur ve sayfanın üçte ikisini kaplar.',
  },
} satisfies Meta<typeof SplitSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Bölümün adı' })).toBeVisible();
  },
};

export const WithoutNumber: Story = { args: { number: null } };
export const OnPaper: Story = { args: { ground: 'paper', subtitle: '' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { title: 'Birkaç satıra yayılacak kadar uzun bir bölüm adı '.repeat(2) },
};
