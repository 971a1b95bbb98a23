import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Reference, ReferenceValues } from '@vitrin/contract/kinds/reference';
import { ready } from '@vitrin/contract/load';
import { references } from '@vitrin/mocks/fixtures/references';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminFormsText, itemFormsText } from '../../../text/panelText.ts';
import { referenceForm, ReferenceFormScreen } from '../../kinds/references.tsx';
import { valuesOf } from '../ItemForm/formKind.ts';
import type { PictureChange } from '../ItemForm/saving.ts';
import { formStates } from '../ItemForm/testing/formStates.ts';
import { choosePicture, field, formArgs, press, site, taking, type } from '../ItemForm/testing/formStory.ts';

const text = itemFormsText.reference;
const [first] = references;
if (!first) throw new Error('The fixtures have no reference');
const stored: Reference = first;

/** The states of the form shared by all plain kinds; the appearance of each kind is in its own stories. */
const meta = {
  title: 'Admin/Parts/PlainForm',
  component: ReferenceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof ReferenceFormScreen>;
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
    await type(text.name, 'Kuzey Gıda');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({ name: 'Kuzey Gıda', active: true }),
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
    await expect(summary).toHaveTextContent(/Please enter a name/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A chosen picture is an unsaved change like a typed word. */
export const PictureChosen: Story = {
  play: async ({ args }) => {
    await field(text.name);
    await choosePicture(text.picture);
    const status = await screen.findByText(adminFormsText.saveBar.unsaved, { selector: 'output' });
    await expect(status.parentElement).toHaveTextContent(text.picture);
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

const states = formStates<Reference, ReferenceValues, PictureChange>({
  stored,
  fields: valuesOf(referenceForm.kind, stored),
  key: 'name',
  name: text.name,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
