import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { invitations } from '@vitrin/mocks/fixtures/users';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminText, adminUsersText } from '../../text/panelText.ts';
import { inWords } from '../parts/inWords.ts';
import { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx';

const text = adminUsersText.accept;
const [invitation] = invitations;
if (invitation === undefined) throw new Error('The fixtures have no invitation');

const meta = {
  title: 'Admin/InvitationScreen',
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: ready(invitation),
    companyName: 'Örnek Atölye',
    onAccept: fn<InvitationScreenProps['onAccept']>(async () => undefined),
  },
} satisfies Meta<typeof InvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(password = 'Uzun-Bir-Sifre-7') {
  await userEvent.type(await screen.findByRole('textbox', { name: text.name }), 'Nermin');
  await userEvent.type(screen.getByRole('textbox', { name: text.surname }), 'Acar');
  await userEvent.type(screen.getByLabelText(text.password), password);
  await userEvent.click(screen.getByRole('button', { name: text.submit }));
}

export const Ready: Story = {
  play: async ({ args }) => {
    await fillIn();
    await expect(args.onAccept).toHaveBeenCalledWith({
      name: 'Nermin',
      surname: 'Acar',
      password: 'Uzun-Bir-Sifre-7',
    });
    // It is typed once, so it can be read before it is sent.
    await userEvent.click(screen.getByRole('button', { name: adminText.login.showPassword }));
    await expect(screen.getByLabelText(text.password)).toHaveAttribute('type', 'text');
  },
};

export const ShortPassword: Story = {
  play: async ({ args }) => {
    await fillIn('kisa');
    await expect(await screen.findByText(inWords(refusals.passwordTooShort(10)))).toBeVisible();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const WeakPassword: Story = {
  args: {
    onAccept: fn<InvitationScreenProps['onAccept']>(async () => ({
      errors: { password: refusals.passwordCommon() },
    })),
  },
  play: async () => {
    await fillIn();
    await expect(await screen.findByText(inWords(refusals.passwordCommon()))).toBeVisible();
    await expect(screen.getByRole('textbox', { name: text.name })).toHaveValue('Nermin');
  },
};

export const EndedMeanwhile: Story = {
  args: {
    onAccept: fn<InvitationScreenProps['onAccept']>(async () => ({
      errors: {},
      reason: inWords(refusals.invitationGone()),
    })),
  },
  play: async () => {
    await fillIn();
    await expect(await screen.findByText(inWords(refusals.invitationGone()))).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { wait: { text: inWords(waitingTexts.tooManyAttempts(40)), seconds: 40, left: 21 } },
};

export const Gone: Story = {
  args: { invitation: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: text.goneTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.toLogin })).toHaveAttribute('href', '/admin/login');
  },
};

export const Loading: Story = { args: { invitation: { status: 'loading' } } };

export const Failed: Story = {
  args: { invitation: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

export const LongText: Story = {
  args: {
    invitation: ready({ ...invitation, email: `${'uzun.adresli.'.repeat(8)}kisi@ornek.example` }),
    companyName: 'Uzun Ünvanlı Örnek Atölye Sanayi ve Ticaret Anonim Şirketi',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
