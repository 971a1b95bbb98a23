import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { Member, MemberValues } from '@vitrin/contract/kinds/member';
import { members } from '@vitrin/mocks/fixtures/members';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import {
  answering,
  choosePicture,
  field,
  formArgs,
  press,
  site,
  taking,
  type,
} from '../parts/ItemForm/testing/formStory.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { memberForm, MemberFormScreen } from './MemberFormScreen.tsx';
import { valuesOf } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.member;
const [first] = members;
if (!first) throw new Error('The fixtures have no member');
const stored: Member = first;

const meta = {
  title: 'Admin/MemberFormScreen',
  component: MemberFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof MemberFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async () => {
    await expect(await field(text.name)).toHaveValue(stored.name);
    await expect(screen.getByRole('textbox', { name: /LinkedIn/ })).toHaveAttribute('type', 'url');
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.name, 'Ayşe Işık');
    await type(text.position, 'Mimar');
    await choosePicture(text.picture);
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        picture: expect.objectContaining({ kind: 'replace' }),
        fields: expect.objectContaining({ name: 'Ayşe Işık', position: 'Mimar', active: true }),
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
    await expect(summary).toHaveTextContent('Please fill in the name field.');
    await expect(summary).toHaveTextContent('Please fill in the position field.');
    await expect(summary).toHaveTextContent('Please upload a profile image.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PictureMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.name, 'Ayşe Işık');
    await type(text.position, 'Mimar');
    await press(text.save);
    const choose = screen.getByRole('button', { name: 'Choose a file' });
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).toHaveAccessibleDescription('Please upload a profile image.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WrongAddress: Story = {
  play: async () => {
    const linkedin = await field(/LinkedIn/);
    await userEvent.clear(linkedin);
    await userEvent.type(linkedin, 'linkedin');
    await userEvent.tab();
    await waitFor(() =>
      expect(linkedin).toHaveAccessibleDescription('Enter an address that starts with https://'),
    );
  },
};

export const PictureFailed: Story = {
  args: {
    load: ready({ item: null, site }),
    onSave: answering({ status: 'saved', item: stored, picture: 'failed' }),
  },
  play: async () => {
    await type(text.name, stored.name);
    await type(text.position, stored.position);
    await choosePicture(text.picture);
    await press(text.save);
    await expect(await screen.findByText('Team member was saved but image upload failed.')).toBeVisible();
    await expect(screen.getByText('tepe.gif')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load team member data. Please try again.',
    );
    await expect(screen.getByRole('link', { name: 'Back to team members' })).toBeVisible();
  },
};

const states = formStates<Member, MemberValues, PictureChange>({
  stored,
  fields: valuesOf(memberForm, stored),
  key: 'position',
  name: text.position,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
