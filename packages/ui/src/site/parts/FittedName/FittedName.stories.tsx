import type { Meta, StoryObj } from '@storybook/react-vite';
import { FittedName } from './FittedName.tsx';

const meta = {
  title: 'Site/Parts/FittedName',
  component: FittedName,
  args: { children: 'Örnek' },
} satisfies Meta<typeof FittedName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const TwoWords: Story = { args: { children: 'Örnek Atölye' } };
export const LongText: Story = { args: { children: 'Uzun Adlı Örnek Sanayi ve Ticaret Anonim Şirketi' } };
