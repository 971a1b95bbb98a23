import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusals } from '@vitrin/contract/errors/refusals';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMailText, adminSettingsText, refusalText } from '../../text/panelText.ts';
import { type NewPasswordOutcome, NewPasswordScreen } from './NewPasswordScreen.tsx';

const ends = (outcome: NewPasswordOutcome) => fn(async (): Promise<NewPasswordOutcome> => outcome);

const meta = {
  title: 'Admin/NewPasswordScreen',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { loginHref: '/admin/login', forgottenHref: '/admin/forgotten-password', onSave: ends('done') },
} satisfies Meta<typeof NewPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => adminMailText.renewed;
const pair = () => adminSettingsText.account;
const typed = 'bambaska-bir-sifre-7';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words().title);
  },
};

/** Types a password twice and sends it. */
const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(pair().next), typed);
  await userEvent.type(canvas.getByLabelText(pair().again), `${typed}{Enter}`);
};

export const Done: Story = {
  play: async (context) => {
    await save(context);
    await expect(context.args.onSave).toHaveBeenCalledWith(typed);
    await expect(await context.canvas.findByRole('link', { name: words().toLogin })).toBeVisible();
  },
};

export const Different: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(pair().next), typed);
    await userEvent.type(canvas.getByLabelText(pair().again), 'bambaska-bir-sifre-8{Enter}');
    await expect(await canvas.findByText(pair().different)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(pair().next), 'kisa{Enter}');
    await expect(await canvas.findAllByText(refusalText.passwordTooShort(10))).not.toHaveLength(0);
    await expect(canvas.getByLabelText(pair().next)).toBeInvalid();
  },
};

export const Weak: Story = {
  args: { onSave: ends({ refused: refusals.passwordCommon() }) },
  play: async (context) => {
    await save(context);
    await waitFor(() => expect(context.canvas.getByLabelText(pair().next)).toBeInvalid());
    await expect(context.canvas.getByText(refusalText.passwordCommon())).toBeVisible();
    await expect(context.canvas.getByLabelText(pair().next)).toHaveValue(typed);
  },
};

export const Dead: Story = {
  args: { onSave: ends('dead') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words().deadTitle);
    await expect(context.canvas.getByRole('link', { name: words().another })).toBeVisible();
  },
};

export const WithoutALink: Story = { args: { linkMissing: true } };

export const Lost: Story = {
  args: { onSave: ends('lost') },
  play: async (context) => {
    await save(context);
    const { canvas, args } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words().lost);
    await expect(canvas.getByRole('link', { name: words().toLogin })).toHaveAttribute('href', args.loginHref);
  },
};

export const Failed: Story = {
  args: { onSave: ends('failed') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words().failed);
  },
};

export const Waiting: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 12 } },
};

export const Phone: Story = { ...Weak, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Dead, globals: { scheme: 'dark' } };
