import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../elements/Button/Button.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Admin/Parts/SignInForm',
  component: SignInForm,
  args: { busy: false, foot: <Button type="submit">Login</Button>, onLogin: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { email: 'elif@ornek.example' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Ornek-Parola-1{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'elif@ornek.example',
      password: 'Ornek-Parola-1',
    });
  },
};

export const Refused: Story = { args: { error: 'Invalid credentials' } };
