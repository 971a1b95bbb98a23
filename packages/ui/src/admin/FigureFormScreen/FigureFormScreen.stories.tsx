import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Figure, FigureValues } from '@vitrin/contract/kinds/figure';
import { ready } from '@vitrin/contract/load';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { field, formArgs, press, site, taking, type } from '../parts/ItemForm/testing/formStory.ts';
import { figureForm, FigureFormScreen } from './FigureFormScreen.tsx';

const text = itemFormsText.figure;
const [first] = figures;
if (!first) throw new Error('The fixtures have no figure');
const stored: Figure = first;

const meta = {
  title: 'Admin/FigureFormScreen',
  component: FigureFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof FigureFormScreen>;
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
    await type(text.value, '27');
    await type(text.title, 'yıl');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({ value: '27', title: 'yıl', active: true }),
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

const states = formStates<Figure, FigureValues, PictureChange>({
  stored,
  fields: valuesOf(figureForm, stored),
  key: 'title',
  name: text.title,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
