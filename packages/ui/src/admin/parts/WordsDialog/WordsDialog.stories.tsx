import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminFormsText, adminGalleryText as text, adminText } from '../../../text/panelText.ts';
import { WordsDialog } from './WordsDialog.tsx';

const keeping = {
  now: new Date('2026-01-06T10:00:00.000Z'),
  onDraft: fn(),
  onAnswer: fn(),
  onDirty: fn(),
};

const meta = {
  title: 'Admin/Parts/WordsDialog',
  component: WordsDialog,
  parameters: { look: 'panel' },
  args: {
    subject: { id: 'a', words: { title: 'Avlu', alt: '' }, updatedAt: '2026-01-05T10:00:00.000Z' },
    title: text.editTitle,
    fields: {
      title: { label: text.titleField, hint: text.titleHint },
      alt: { label: text.altField, hint: text.altHint },
    },
    busy: false,
    save: text.save,
    cancel: adminText.cancel,
    keeping,
    onSave: fn(async (_words: object) => true),
    onDiscard: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WordsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Input is kept with the version that it is based on, and trimmed when saved. */
export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(text.altField), 'Taş avlu ');
    await expect(keeping.onDraft).toHaveBeenLastCalledWith({
      fields: { alt: 'Taş avlu ' },
      updatedAt: '2026-01-05T10:00:00.000Z',
    });
    await expect(keeping.onDirty).toHaveBeenLastCalledWith(true);
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ title: 'Avlu', alt: 'Taş avlu' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(keeping.onDraft).toHaveBeenLastCalledWith(null);
  },
};

let readAgain: () => void = () => undefined;

/** What is typed stays when the picture is read again; of the rest, what was stored elsewhere is shown, and saved. */
export const ReadAgain: Story = {
  render: function Read({ subject, ...args }) {
    const [title, setTitle] = useState('Avlu');
    readAgain = () => setTitle('Taş avlu');
    return <WordsDialog {...args} subject={subject && { ...subject, words: { title, alt: '' } }} />;
  },
  play: async ({ args }) => {
    await userEvent.type(await box(text.altField), 'İki kişi');
    readAgain();
    await waitFor(async () => expect(await box(text.titleField)).toHaveValue('Taş avlu'));
    await expect(await box(text.altField)).toHaveValue('İki kişi');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ title: 'Taş avlu', alt: 'İki kişi' }));
  },
};

export const Refused: Story = {
  args: {
    fields: {
      title: { label: text.titleField, hint: text.titleHint, error: text.saveFailed },
      alt: { label: text.altField, hint: text.altHint },
    },
  },
};

export const Saving: Story = {
  args: { sent: { title: 'Avlu', alt: 'Taş avlu' }, busy: true },
  play: async ({ args }) => {
    // More input would not be saved, and lost with the dialog.
    await userEvent.type(await box(text.altField), ', havuzlu');
    await expect(await box(text.altField)).toHaveValue('Taş avlu');
    await press(adminText.cancel);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

/** Earlier input that was never saved. */
export const Kept: Story = {
  args: {
    keeping: { ...keeping, draft: { fields: { alt: 'Taş avlu' }, at: '2026-01-06T09:00:00.000Z' } },
  },
  play: async () => {
    await press(adminFormsText.draft.restore);
    await expect(await box(text.altField)).toHaveValue('Taş avlu');
    await expect(await box(text.titleField)).toHaveValue('Avlu');
  },
};

/** Answers the pending save of the story below. */
let answer: (isSaved: boolean) => void = () => undefined;

/** Texts were saved while another picture's are being typed: these stay, in an open dialog. */
export const AnsweredLate: Story = {
  args: {
    onSave: fn(
      (_words: object) =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  render: function Two({ subject, busy: _busy, ...args }) {
    const [id, setId] = useState('a');
    const [saving, setSaving] = useState<string>();
    return (
      <WordsDialog
        {...args}
        subject={subject && { ...subject, id }}
        busy={saving === id}
        onSave={(words) => {
          setSaving(id);
          return args.onSave(words);
        }}
        onClose={() => {
          setId('b');
          args.onClose();
        }}
      />
    );
  },
  play: async ({ args }) => {
    await userEvent.type(await box(text.altField), 'Taş avlu');
    await press(text.save);
    await press(adminText.cancel);
    await userEvent.type(await box(text.altField), 'Havuz');
    answer(true);
    await waitFor(() => expect(keeping.onDraft).toHaveBeenLastCalledWith(null));
    await expect(await box(text.altField)).toHaveValue('Havuz');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(keeping.onDirty).toHaveBeenLastCalledWith(true);
  },
};

/** What may only be read is not saved by Enter either, and input of before is not offered. */
export const ReadOnly: Story = {
  args: {
    subject: { id: 'a', words: { title: 'Avlu' } },
    fields: { title: { label: text.titleField, hint: text.titleHint } },
    readOnly: true,
    cancel: text.close,
    keeping: { ...keeping, draft: { fields: { title: 'Taş avlu' }, at: '2026-01-05T10:00:00.000Z' } },
  },
  play: async ({ args }) => {
    await userEvent.type(await box(text.titleField), '{Enter}');
    await expect(screen.queryByRole('button', { name: text.save })).toBeNull();
    await expect(screen.queryByRole('button', { name: adminFormsText.draft.restore })).toBeNull();
    await press(text.close);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
