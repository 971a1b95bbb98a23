import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Certificate, CertificateValues } from '@vitrin/contract/kinds/certificate';
import { ready } from '@vitrin/contract/load';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { field, formArgs, press, site, taking, type } from '../parts/ItemForm/testing/formStory.ts';
import { certificateForm, CertificateFormScreen } from './CertificateFormScreen.tsx';

const text = itemFormsText.certificate;
const [first] = certificates;
if (!first) throw new Error('The fixtures have no certificate');
const stored: Certificate = first;

const meta = {
  title: 'Admin/CertificateFormScreen',
  component: CertificateFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof CertificateFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async () => {
    await expect(await field(text.title)).toHaveValue(stored.title);
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.title, 'ISO 9001');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({ title: 'ISO 9001', active: true }),
      }),
    );
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.title);
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

const states = formStates<Certificate, CertificateValues, PictureChange>({
  stored,
  fields: valuesOf(certificateForm, stored),
  key: 'title',
  name: text.title,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
