import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DeviceSession } from '@vitrin/contract/accounts/account';
import { ready } from '@vitrin/contract/load';
import type { Passkey } from '@vitrin/contract/accounts/passkey';
import { refusals } from '@vitrin/contract/errors/refusals';
import { mockCode, mockSecret } from '@vitrin/mocks/fixtures/secondFactor';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { user } from '@vitrin/mocks/fixtures/session';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { adminFormsText, adminUsersText } from '../../text/panelText.ts';
import { choosePicture } from '../parts/ItemForm/testing/formStory.ts';
import { inWords } from '../parts/inWords.ts';
import {
  type FactorActs,
  type PasskeyActs,
  type PortraitActs,
  ProfileScreen,
  type ProfileScreenProps,
} from './ProfileScreen.tsx';

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

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `K7QD-M2XW-9T4H-PZ${20 + index}`);

const none = { since: null, recoveryCodes: 0, passkeys: [], passkeySite: 'www.ornek.example' };

const ownPhone: Passkey = {
  id: 'passkey-1',
  name: 'Telefonum',
  site: none.passkeySite,
  createdAt: '2026-02-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T07:00:00.000Z',
};
const former: Passkey = {
  ...ownPhone,
  id: 'passkey-2',
  name: 'Ofisteki bilgisayar',
  site: 'eski.ornek.example',
  lastUsedAt: null,
};

const meta = {
  title: 'Admin/ProfileScreen',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user,
    sessions: ready([here, phone, unknown]),
    factor: ready(none),
    portraitActs: {
      onUpload: fn<PortraitActs['onUpload']>(async () => undefined),
      onRemove: fn<PortraitActs['onRemove']>(async () => undefined),
    },
    factorActs: {
      onBegin: fn<FactorActs['onBegin']>(async () => ({ status: 'done', answer: mockSecret })),
      onConfirm: fn<FactorActs['onConfirm']>(async () => ({ status: 'done', answer: { recoveryCodes } })),
      onRenew: fn<FactorActs['onRenew']>(async () => ({ status: 'done', answer: { recoveryCodes } })),
      onEnd: fn<FactorActs['onEnd']>(async () => ({ status: 'done', answer: true })),
    },
    passkeyActs: {
      onAdd: fn<PasskeyActs['onAdd']>(async () => ({ status: 'done', answer: recoveryCodes })),
      onRemove: fn<PasskeyActs['onRemove']>(async () => ({ status: 'done', answer: true })),
    },
    passkeyHost: none.passkeySite,
    now: new Date('2026-03-02T09:00:00.000Z'),
    onSave: fn<ProfileScreenProps['onSave']>(async ({ email = user.email }) => ({ status: 'saved', email })),
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
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada', surname: 'Karaca' })),
    );
    // It would cancel another one that awaits confirmation.
    await expect(args.onSave).not.toHaveBeenCalledWith(expect.objectContaining({ email: user.email }));
  },
};

const portrait = picture(31, '', { width: 256, height: 256 }).url;

export const PictureChosen: Story = {
  play: async ({ args }) => {
    await choosePicture(text.picture);
    await waitFor(() =>
      expect(args.portraitActs.onUpload).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'tepe.gif' }),
        expect.anything(),
      ),
    );
    // The picture is shown once the account contains it.
    await expect(await screen.findByRole('button', { name: adminFormsText.picture.choose })).toBeVisible();
  },
};

export const PictureUnderWay: Story = {
  args: {
    portraitActs: {
      onUpload: fn<PortraitActs['onUpload']>(
        (_file, { onProgress, signal }) =>
          new Promise((resolve) => {
            onProgress(0.4);
            signal.addEventListener('abort', () => resolve(text.pictureFailed));
          }),
      ),
      onRemove: fn<PortraitActs['onRemove']>(async () => undefined),
    },
  },
  play: async () => {
    await choosePicture(text.picture);
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await press(adminFormsText.picture.cancel);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(screen.queryByText(text.pictureFailed)).toBeNull();
  },
};

export const PictureRefused: Story = {
  args: {
    portraitActs: {
      onUpload: fn<PortraitActs['onUpload']>(async () => text.pictureFailed),
      onRemove: fn<PortraitActs['onRemove']>(async () => undefined),
    },
  },
  play: async () => {
    await choosePicture(text.picture);
    await expect(await screen.findByText(text.pictureFailed)).toBeVisible();
  },
};

export const PictureStored: Story = {
  args: { user: { ...user, picture: portrait } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: adminFormsText.picture.replace })).toBeVisible();
    await press(adminFormsText.picture.remove);
    await expect(args.portraitActs.onRemove).toHaveBeenCalledOnce();
  },
};

export const PictureNotRemoved: Story = {
  args: {
    user: { ...user, picture: portrait },
    portraitActs: {
      onUpload: fn<PortraitActs['onUpload']>(async () => undefined),
      onRemove: fn<PortraitActs['onRemove']>(async () => text.pictureStays),
    },
  },
  play: async () => {
    await press(adminFormsText.picture.remove);
    await expect(await screen.findByText(text.pictureStays)).toBeVisible();
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
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(phone));
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

/** The list always includes the current session, so only a server that has lost it returns none. */
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

const on: ProfileScreenProps['factor'] = ready({
  ...none,
  since: '2026-03-01T08:00:00.000Z',
  recoveryCodes: 9,
});
const password = async (typed: string) => userEvent.type(await screen.findByLabelText(text.password), typed);

/** Password, QR code, code, recovery codes: each step disappears along with its button. */
export const FactorBegun: Story = {
  play: async ({ args }) => {
    await press(text.factor.begin);
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByText(inWords(refusals.currentPasswordMissing()))).toBeVisible());
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(args.factorActs.onBegin).toHaveBeenCalledWith('Ornek-Parola-1'));
    await waitFor(() => expect(screen.getByRole('figure', { name: text.factor.picture })).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: text.factor.code }), mockCode);
    await press(text.factor.confirm);
    await waitFor(() => expect(args.factorActs.onConfirm).toHaveBeenCalledWith(mockCode));
    await expect(await screen.findByText('K7QD-M2XW-9T4H-PZ20')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(text.factor.codesLeave.question)).toBeVisible());
    await press(text.factor.codesLeave.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('K7QD-M2XW-9T4H-PZ29')).toBeVisible());
    await press(text.factor.kept);
    await waitFor(() => expect(screen.queryByText('K7QD-M2XW-9T4H-PZ29')).toBeNull());
  },
};

const codesLeaving = { onLeave: fn(), onStay: fn(), onHold: () => () => undefined };
let leave: () => void = () => undefined;

/** Codes that nobody has kept are not left without a question of their own; once they are copied, they are. */
export const CodesLeft: Story = {
  args: { factor: ready({ ...none, since: '2026-03-01T08:00:00.000Z', recoveryCodes: 9 }), onDirty: fn() },
  render: function Render(args) {
    const [leaving, setLeaving] = useState<ProfileScreenProps['leaving']>();
    const end = () => setLeaving(undefined);
    leave = () =>
      setLeaving({
        ...codesLeaving,
        onStay: end,
        onLeave: () => {
          codesLeaving.onLeave();
          end();
        },
      });
    return <ProfileScreen {...args} leaving={leaving} />;
  },
  play: async ({ args }) => {
    await press(text.factor.renew);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByText('K7QD-M2XW-9T4H-PZ20')).toBeVisible());
    await expect(args.onDirty).toHaveBeenLastCalledWith(true, 'codes');
    leave();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByText(text.factor.codesLeave.question)).toBeVisible();
    await press(text.factor.codesLeave.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    leave();
    await press(text.factor.codesLeave.leave);
    await expect(codesLeaving.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(text.factor.kept);
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(false, 'codes'));
  },
};

export const FactorScanned: Story = {
  play: async () => {
    await press(text.factor.begin);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByRole('figure', { name: text.factor.picture })).toBeVisible());
    // On the phone itself there is nothing to scan with.
    await expect(screen.getByRole('link', { name: text.factor.openApp })).toHaveAttribute(
      'href',
      mockSecret.address,
    );
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(text.factor.secretCopy.copy);
    await expect(clipboard).toHaveBeenCalledWith(mockSecret.secret);
    await expect(await screen.findByText(text.factor.secretCopy.copied)).toBeVisible();
  },
};

export const FactorScannedNarrow: Story = { ...FactorScanned, globals: { viewport: { value: 'narrow' } } };

export const FactorOn: Story = {
  args: { factor: on },
  play: async ({ args }) => {
    await press(text.factor.renew);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByText('K7QD-M2XW-9T4H-PZ20')).toBeVisible());
    await press(text.factor.kept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(text.factor.end);
    await password('Ornek-Parola-1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.factorActs.onEnd).toHaveBeenCalledWith('Ornek-Parola-1'));
  },
};

export const FactorRefused: Story = {
  args: {
    factor: on,
    factorActs: {
      ...meta.args.factorActs,
      onEnd: fn<FactorActs['onEnd']>(async () => ({
        status: 'refused',
        error: refusals.currentPasswordWrong(),
      })),
    },
  },
  play: async () => {
    await press(text.factor.end);
    await password('yanlis');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(inWords(refusals.currentPasswordWrong()))).toBeVisible());
    await expect(screen.getByLabelText(text.password)).toHaveValue('yanlis');
  },
};

export const FactorNotLoaded: Story = {
  args: { factor: { status: 'failed', error: text.factor.loadFailed, retry: fn() } },
};

/** Password and name, then the browser's own prompt, then recovery codes. */
export const PasskeyAdded: Story = {
  play: async ({ args }) => {
    await press(text.passkeys.add);
    const name = await screen.findByRole('textbox', { name: text.passkeys.name });
    await expect(name).toHaveValue(text.device('Chrome', 'Windows'));
    await userEvent.clear(name);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByText(text.passkeys.nameMissing)).toBeVisible());
    await userEvent.type(name, ' Telefonum ');
    await press(text.factor.next);
    await waitFor(() => expect(args.passkeyActs.onAdd).toHaveBeenCalledWith('Telefonum', 'Ornek-Parola-1'));
    await waitFor(() => expect(screen.getByText('K7QD-M2XW-9T4H-PZ29')).toBeVisible());
    await press(text.factor.kept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Existing recovery codes are kept. */
export const PasskeyBesides: Story = {
  args: {
    factor: ready({ ...none, recoveryCodes: 9, passkeys: [ownPhone] }),
    passkeyActs: {
      ...meta.args.passkeyActs,
      onAdd: fn<PasskeyActs['onAdd']>(async () => ({ status: 'done', answer: [] })),
    },
  },
  play: async () => {
    await press(text.passkeys.add);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PasskeyNotMade: Story = {
  args: {
    passkeyActs: {
      ...meta.args.passkeyActs,
      onAdd: fn<PasskeyActs['onAdd']>(async () => ({
        status: 'failed',
        error: adminUsersText.profile.passkeys.notMade,
      })),
    },
  },
  play: async () => {
    await press(text.passkeys.add);
    await password('Ornek-Parola-1');
    await press(text.factor.next);
    await waitFor(() => expect(screen.getByText(text.passkeys.notMade)).toBeVisible());
    await expect(screen.getByLabelText(text.password)).toHaveValue('Ornek-Parola-1');
  },
};

export const PasskeyRemoved: Story = {
  args: { factor: ready({ ...none, recoveryCodes: 9, passkeys: [ownPhone] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(text.factor.offBesidePasskeys, { exact: false })).toBeVisible();
    await press(text.passkeys.remove('Telefonum'));
    await waitFor(() => expect(screen.getByText(text.passkeys.removeLast('Telefonum'))).toBeVisible());
    await password('Ornek-Parola-1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.passkeyActs.onRemove).toHaveBeenCalledWith(ownPhone, 'Ornek-Parola-1'));
    await waitFor(() => expect(screen.getByRole('region', { name: text.passkeys.heading })).toHaveFocus());
  },
};

export const PasskeysOfTwoAddresses: Story = {
  args: {
    factor: ready({
      ...none,
      since: '2026-03-01T08:00:00.000Z',
      recoveryCodes: 9,
      passkeys: [ownPhone, former],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.passkeys.site('eski.ornek.example'))).toBeVisible();
    await press(text.passkeys.remove('Telefonum'));
    await waitFor(() => expect(screen.getByText(text.passkeys.removeDetail('Telefonum'))).toBeVisible());
  },
};

export const PasskeysNarrow: Story = {
  args: {
    factor: ready({
      ...none,
      recoveryCodes: 9,
      passkeys: [{ ...former, name: 'Uzun adlı '.repeat(6).trim() }],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const PasskeysElsewhere: Story = { args: { passkeyHost: 'panel.ornek.example' } };

export const PasskeysUnsupported: Story = { args: { passkeyHost: undefined } };

export const PasskeysNowhere: Story = { args: { factor: ready({ ...none, passkeySite: '' }) } };

/** A new address awaits confirmation: the field shows the former one. */
export const AddressWaits: Story = {
  args: {
    user: { ...user, pendingEmail: 'ada@ornek.example' },
    onSave: fn<ProfileScreenProps['onSave']>(async () => ({ status: 'saved', email: user.email })),
  },
  play: async ({ args }) => {
    await expect(screen.getByText(text.pending('ada@ornek.example'))).toBeVisible();
    await retype(text.surname, 'Tan');
    await press(text.cancelPending);
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: user.name,
      surname: user.surname,
      email: user.email,
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.email })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: text.surname })).toHaveValue('Tan');
    await retype(text.email, 'ada@ornek.example');
    await password('Ornek-Parola-1');
    await press(text.save);
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.email })).toHaveValue(user.email));
    await expect(screen.queryByLabelText(text.password)).toBeNull();
  },
};
