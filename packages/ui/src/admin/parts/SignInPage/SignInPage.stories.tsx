import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../elements/Button/Button.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Admin/Parts/SignInPage',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Şifremi unuttum', lede: 'Adresinizi yazın.', children: <Button>Gönder</Button> },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
