import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DeviceSession } from '@vitrin/contract/account';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/refusals';
import { user } from '@vitrin/mocks/fixtures/session';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminUsersText } from '../../text/panelText.ts';
import { inWords } from '../parts/inWords.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';

const text = adminUsersText.profile;

const here: DeviceSession = {
  id: 'session-1',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:59:30.000Z',
  current: true,
};
const phone: DeviceSession = {
  id: 'session-2',
  browser: 'Safari',
  system: 'iPhone',
  address: '2001:db8::7',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-01T18:00:00.000Z',
  current: false,
};
const unknown: DeviceSession = {
  id: 'session-3',
  browser: '',
  system: '',
  address: '',
  createdAt: phone.createdAt,
  lastUsedAt: phone.lastUsedAt,
  current: false,
};

const meta = {
  title: 'Admin/ProfileScreen',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user,
    sessions: ready([here, phone, unknown]),
    now: new Date('2026-03-02T09:00:00.000Z'),
    onSave: fn<ProfileScreenProps['onSave']>(async () => ({ status: 'saved' })),
    onChangePassword: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (name: string, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

export const NameSaved: Story = {
  play: async ({ args }) => {
    await retype(text.name, 'Ada');
    await expect(screen.queryByLabelText(text.password)).toBeNull();
    await press(text.save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Ada', surname: 'Karaca', email: user.email }),
      ),
    );
  },
};

export const AddressNeedsPassword: Story = {
  args: {
    onSave: fn<ProfileScreenProps['onSave']>(async () => ({
      status: 'refused',
      errors: { currentPassword: refusals.currentPasswordWrong() },
    })),
  },
  play: async ({ args }) => {
    await retype(text.email, 'ada@ornek.example');
    await userEvent.type(await screen.findByLabelText(text.password), 'yanlis');
    await press(text.save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'ada@ornek.example', currentPassword: 'yanlis' }),
      ),
    );
    await expect(await screen.findByText(inWords(refusals.currentPasswordWrong()))).toBeVisible();
    await expect(screen.getByRole('textbox', { name: text.email })).toHaveValue('ada@ornek.example');
  },
};

export const NotSaved: Story = {
  args: { onSave: fn<ProfileScreenProps['onSave']>(async () => ({ status: 'refused', errors: {} })) },
  play: async () => {
    await retype(text.surname, 'Tan');
    await press(text.save);
    await expect(await screen.findByText(text.failed)).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(text.here)).toBeVisible();
    await press(text.end(text.device('Safari', 'iPhone')));
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
    await press(text.endOthers);
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await press(text.changePassword);
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
};

export const OneSession: Story = {
  args: { sessions: ready([here]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: text.endOthers })).toBeNull();
  },
};

/** As no session is ever without itself, only a server that lost it tells of none. */
export const Empty: Story = { args: { sessions: ready([]) } };

export const Leaving: Story = {
  args: { leaving: { onLeave: fn(), onStay: fn(), onHold: () => () => undefined } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const Loading: Story = { args: { sessions: { status: 'loading' } } };

export const Failed: Story = {
  args: { sessions: { status: 'failed', error: text.sessionsFailed, retry: fn() } },
};

export const Narrow: Story = {
  args: { user: { ...user, email: `${'uzun.adresli.'.repeat(8)}kisi@ornek.example` } },
  globals: { viewport: { value: 'narrow' } },
};
