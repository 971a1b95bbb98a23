import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, fn } from 'storybook/test';
import { adminMailText } from '../../text/panelText.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';

const meta = {
  title: 'Admin/ForgottenPasswordScreen',
  component: ForgottenPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: ready({ byMail: true }), loginHref: '/admin/login', onAsk: fn(async () => true) },
} satisfies Meta<typeof ForgottenPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => adminMailText.forgotten;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words().title);
    await expect(canvas.getByRole('link', { name: words().back })).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words().email }), 'elif@ornek.example{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('elif@ornek.example');
    await expect(await canvas.findByRole('status')).toHaveTextContent(words().sentTitle);
  },
};

export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words().send }));
    await expect(canvas.getByRole('textbox', { name: words().email })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: words().email })).toHaveFocus();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Operator: Story = {
  args: { help: ready({ byMail: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run admin -- reset-password')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { error: 'Bağlantı istenemedi. Lütfen yeniden deneyin.', onAsk: fn(async () => false) },
};

export const Waiting: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words().email }), 'elif@ornek.example{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { help: { status: 'loading' } } };
export const Failed: Story = {
  args: { help: { status: 'failed', error: 'Bağlantı istenemedi.', retry: fn() } },
};
export const Phone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
export const OperatorPhone: Story = { ...Operator, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Operator, globals: { scheme: 'dark' } };
