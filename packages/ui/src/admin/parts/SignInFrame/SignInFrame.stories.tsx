import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInFrame } from './SignInFrame.tsx';

const meta = {
  title: 'Admin/Parts/SignInFrame',
  component: SignInFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Giriş', children: <h1>Giriş</h1> },
} satisfies Meta<typeof SignInFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
