import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Video, VideoValues } from '@vitrin/contract/kinds/video';
import { ready } from '@vitrin/contract/load';
import { videos } from '@vitrin/mocks/fixtures/videos';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import { valuesOf } from '../parts/ItemForm/formKind.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { field, formArgs, press, site, taking, type } from '../parts/ItemForm/testing/formStory.ts';
import { videoForm, VideoFormScreen } from './VideoFormScreen.tsx';

const text = itemFormsText.video;
const [first] = videos;
if (!first) throw new Error('The fixtures have no video');
const stored: Video = first;

const meta = {
  title: 'Admin/VideoFormScreen',
  component: VideoFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof VideoFormScreen>;
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
    await type(text.title, 'Atölyede bir gün');
    await type(text.url, 'https://youtu.be/dQw4w9WgXcQ');
    const player = await field(new RegExp(`^${text.embedUrl}`));
    await expect(player).toHaveValue('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: expect.objectContaining({
          title: 'Atölyede bir gün',
          url: 'https://youtu.be/dQw4w9WgXcQ',
          embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
          date: '',
          active: true,
        }),
      }),
    );
  },
};

/** A player URL that was entered by hand is kept when the page address changes. */
export const OwnPlayer: Story = {
  play: async () => {
    const page = await field(text.url);
    await userEvent.clear(page);
    await userEvent.type(page, 'https://youtu.be/dQw4w9WgXcQ');
    await expect(await field(new RegExp(`^${text.embedUrl}`))).toHaveValue(stored.embedUrl);
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.title);
    await press(text.save);
    const [summary] = await screen.findAllByRole('alert');
    await expect(summary).toHaveTextContent(/Please enter a title/);
    await expect(summary).toHaveTextContent('Enter an address that starts with https://');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

const states = formStates<Video, VideoValues, PictureChange>({
  stored,
  fields: valuesOf(videoForm, stored),
  key: 'title',
  name: text.title,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
