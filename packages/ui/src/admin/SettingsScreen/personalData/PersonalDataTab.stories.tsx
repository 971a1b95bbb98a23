import { noPersonalData, personalData } from '@vitrin/mocks/fixtures/personalData';
import type { PersonFound } from '@vitrin/contract/messages/personalData';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { adminInboxText } from '../../../text/panelText.ts';
import { PersonalDataTab } from './PersonalDataTab.tsx';

const found = {
  messages: [
    {
      id: 'message-1',
      place: 'inbox' as const,
      name: 'Ayşe Çelik',
      subject: 'Teklif',
      form: 'contact' as const,
      createdAt: '2026-01-20T09:00:00.000Z',
    },
    {
      id: 'message-9',
      place: 'trash' as const,
      name: 'Ayşe Çelik',
      subject: '',
      form: 'quote' as const,
      createdAt: '2026-01-02T09:00:00.000Z',
    },
  ],
  total: 2,
};

const meta = {
  title: 'Admin/SettingsScreen/PersonalData/PersonalDataTab',
  component: PersonalDataTab,
  parameters: { look: 'panel' },
  args: {
    report: personalData,
    onKeep: fn(async () => true),
    onFind: fn(async (): Promise<PersonFound | undefined> => found),
    onHand: fn(async () => true),
    onErase: fn(async () => ({ erased: 2, left: 0 })),
  },
} satisfies Meta<typeof PersonalDataTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { personal: text } = adminInboxText;
    await userEvent.click(canvas.getByRole('button', { name: text.find }));
    await expect(canvas.getByRole('textbox', { name: text.email })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: text.phone }), '0532 555 01 40');
    await userEvent.click(canvas.getByRole('button', { name: text.find }));
    await expect(args.onFind).toHaveBeenCalledWith({ email: '', phone: '0532 555 01 40' });
    await expect(await canvas.findByText(text.found(2))).toBeVisible();
    await expect(canvas.getByText(text.places.trash)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text.erase }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.eraseConfirm }));
    await expect(await canvas.findByText(text.erased(2, 0))).toBeVisible();
    await expect(canvas.queryByText(text.places.trash)).not.toBeInTheDocument();
  },
};

export const MoreThanOneStep: Story = {
  args: { onErase: fn(async () => ({ erased: 500, left: 3 })) },
  play: async ({ canvas, userEvent }) => {
    const { personal: text } = adminInboxText;
    await userEvent.type(canvas.getByRole('textbox', { name: text.phone }), '0532 555 01 40');
    await userEvent.click(canvas.getByRole('button', { name: text.find }));
    await userEvent.click(await canvas.findByRole('button', { name: text.erase }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.eraseConfirm }));
    await expect(await canvas.findByText(text.erased(500, 3))).toBeVisible();
  },
};

export const Kept: Story = {
  args: { report: noPersonalData },
  play: async ({ args, canvas, userEvent }) => {
    const { personal: text } = adminInboxText;
    await expect(canvas.getByText(text.reportNone)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.keep }), '24');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: text.keepConfirm }));
    await expect(args.onKeep).toHaveBeenCalledWith(24);
    await expect(await canvas.findByText(text.keepSaved)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onFind: fn(async () => undefined) },
  play: async ({ canvas, userEvent }) => {
    const { personal: text } = adminInboxText;
    await userEvent.type(canvas.getByRole('textbox', { name: text.email }), 'yazan@ornek.example');
    await userEvent.click(canvas.getByRole('button', { name: text.find }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.findFailed);
    await expect(canvas.getByRole('textbox', { name: text.email })).toHaveValue('yazan@ornek.example');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
