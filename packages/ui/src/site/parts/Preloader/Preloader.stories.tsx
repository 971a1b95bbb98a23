import type { Meta, StoryObj } from '@storybook/react-vite';
import { Preloader } from './Preloader.tsx';

const meta = {
  title: 'Site/Parts/Preloader',
  component: Preloader,
  parameters: { layout: 'fullscreen' },
  args: { company: 'Örnek Atölye' },
} satisfies Meta<typeof Preloader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = {};
export const LongText: Story = {
  args: { company: 'Uzun Adlı Örnek Sanayi, Ticaret ve Danışmanlık Anonim Şirketi' },
};
