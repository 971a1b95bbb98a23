import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusals } from '@vitrin/contract/errors/refusals';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Admin/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { companyName: 'Örnek Atölye', siteHref: '/', busy: false, onLogin: fn(), onLanguage: fn() },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' elif@ornek.example ');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ornek-Parola-1{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'elif@ornek.example',
      password: 'Ornek-Parola-1',
    });
  },
};

/** The other language is listed by its own name, whatever the panel's language. */
export const OtherLanguage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Türkçe' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('tr');
  },
};

export const BothMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter both email and password');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const PasswordMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'elif@ornek.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('elif@ornek.example');
  },
};

export const Refused: Story = {
  args: { error: 'Invalid credentials' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'elif@ornek.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ornek-Parola-1{Enter}');
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

/** Too many attempts: the button is disabled for a while, and what is typed meanwhile is kept. */
export const Waiting: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 30 seconds.');
    await expect(canvas.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 12 seconds.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'elif@ornek.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ornek-Parola-1{Enter}');
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Ornek-Parola-1');
  },
};

export const WaitOver: Story = {
  args: { wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again now.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'elif@ornek.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ornek-Parola-1{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Many users sign in at the same time, and the server rejects further attempts. */
export const ServerBusy: Story = {
  args: { wait: { text: waitingTexts.tooManySignIns(2), seconds: 2, left: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Too many people are logging in right now\./);
  },
};

export const WaitingDark: Story = { args: { ...Waiting.args }, globals: { scheme: 'dark' } };

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'gizli');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('gizli');
  },
};

export const Expired: Story = { args: { end: 'expired' } };

export const Unreachable: Story = { args: { end: 'unreachable' } };

export const NameUnknown: Story = { args: { companyName: '' } };

/** The password was right, and a code is required as well. */
export const CodeWanted: Story = {
  args: { second: { ways: ['app'], onCode: fn(), onBack: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter the code');
    await userEvent.type(code, ' 123 456 {Enter}');
    await expect(args.second?.onCode).toHaveBeenCalledWith('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with another account' }));
    await expect(args.second?.onBack).toHaveBeenCalledOnce();
  },
};

export const PasskeyOffered: Story = {
  args: { onPasskey: fn(), forgottenHref: '/admin/forgotten' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminText.login.passkey }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const PasskeyOfferedNarrow: Story = {
  args: { ...PasskeyOffered.args },
  globals: { viewport: { value: 'narrow' } },
};

/** While one sign-in method is pending, the other is disabled. */
export const PasskeyAsked: Story = {
  args: { onPasskey: fn(), busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminText.login.passkey }));
    await expect(args.onPasskey).not.toHaveBeenCalled();
  },
};

/** The password was right, and the account has passkeys but no authenticator app. */
export const PasskeyWanted: Story = {
  args: { onPasskey: fn(), second: { ways: ['passkey'], onCode: fn(), onBack: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: adminText.login.recoveryCode })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: adminText.login.passkey }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

/** Only a code of the authenticator app is requested: a passkey could belong to another account. */
export const PasskeyNotWanted: Story = {
  args: { onPasskey: fn(), second: { ways: ['app'], onCode: fn(), onBack: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: adminText.login.passkey })).toBeNull();
  },
};

export const CodeRefused: Story = {
  args: { second: { ways: ['app'], onCode: fn(), onBack: fn() }, error: refusals.codeWrong() },
  globals: { viewport: { value: 'phone' } },
};

export const CodeWaiting: Story = {
  args: {
    second: { ways: ['app'], onCode: fn(), onBack: fn() },
    wait: { text: waitingTexts.tooManyAttempts(30), seconds: 30, left: 12 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(args.second?.onCode).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
