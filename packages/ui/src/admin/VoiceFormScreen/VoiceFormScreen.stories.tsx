import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Voice, VoiceValues } from '@vitrin/contract/kinds/voice';
import { ready } from '@vitrin/contract/load';
import { voices } from '@vitrin/mocks/fixtures/voices';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { field, formArgs, press, site, taking, type } from '../parts/ItemForm/testing/formStory.ts';
import { voiceForm, VoiceFormScreen } from './VoiceFormScreen.tsx';

const text = itemFormsText.voice;
const [first] = voices;
if (!first) throw new Error('The fixtures have no voice');
const stored: Voice = first;

const meta = {
  title: 'Admin/VoiceFormScreen',
  component: VoiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof VoiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async () => {
    await expect(await field(text.name)).toHaveValue(stored.name);
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.name, 'Ayşe Işık');
    await type(text.text, 'Söz verdikleri gün bitti.');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({ name: 'Ayşe Işık', active: true }),
      }),
    );
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.name);
    await press(text.save);
    const [summary] = await screen.findAllByRole('alert');
    await expect(summary).toHaveTextContent(/Please fill in the/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

const states = formStates<Voice, VoiceValues, PictureChange>({
  stored,
  fields: valuesOf(voiceForm, stored),
  key: 'name',
  name: text.name,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
