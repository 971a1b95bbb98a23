import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { limits } from '@vitrin/contract/limits';
import type { Service } from '@vitrin/contract/service';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { palette } from '@vitrin/mocks/fixtures/theme';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText } from '../../text/adminForms.en.ts';
import {
  ServiceFormScreen,
  type ServiceSaveOutcome,
  type ServiceSaveRequest,
  type SiteFacts,
} from './ServiceFormScreen.tsx';

const text = adminFormsText.service;
const subtitle = `${text.subtitle} ${adminFormsText.optional}`;
const site: SiteFacts = { siteInfo, palette, services, host: 'ornek.example', year: 2026 };
const [service, otherService] = services;
const stored = (): Service => {
  if (!service) throw new Error('The fixtures have no service');
  return service;
};

type Save = (request: ServiceSaveRequest) => Promise<ServiceSaveOutcome>;

/** What a server would answer to a request that it takes. */
const taken = (request: ServiceSaveRequest): ServiceSaveOutcome => ({
  status: 'saved',
  service: { ...stored(), ...request.fields, updatedAt: '2026-11-21T10:00:00.000Z' },
  picture: 'done',
});

const meta = {
  title: 'Admin/ServiceFormScreen',
  component: ServiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    load: ready({ service: stored(), site }),
    now: new Date('2026-11-21T12:00:00.000Z'),
    onSave: fn<Save>(async (request) => taken(request)),
    onDirty: fn(),
    onDraft: fn(),
  },
} satisfies Meta<typeof ServiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: text.save }));
const retype = async (name: string, value: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, value);
};
const dot = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);
const pictureFile = (type = 'image/gif', size = dot.length) => {
  const file = new File([dot], 'tepe.gif', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (file: File) => {
  const input = screen.getByLabelText<HTMLInputElement>(text.picture, { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
};
async function previewed(): Promise<HTMLElement> {
  return waitFor(() => {
    const main = document.querySelector('iframe')?.contentDocument?.querySelector('main');
    if (!main) throw new Error('The preview is not shown yet');
    return main;
  });
}

export const Edit: Story = {
  play: async ({ args }) => {
    await expect(await field(text.title)).toHaveValue(stored().title);
    await expect(screen.getByRole('switch', { name: text.active })).toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent('All changes saved');
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const New: Story = {
  args: { load: ready({ service: null, site }) },
  play: async ({ args }) => {
    await userEvent.type(await field(text.title), 'Bütçe Planlaması');
    await expect(screen.getByRole('textbox', { name: text.path })).toHaveValue('/butce-planlamasi');
    await retype(text.path, '/butce');
    await userEvent.type(await field(text.title), ' 2');
    await expect(screen.getByRole('textbox', { name: text.path })).toHaveValue('/butce');
    await userEvent.click(await field(text.description));
    await userEvent.keyboard('Metin');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        updatedAt: undefined,
        picture: { kind: 'keep' },
        fields: expect.objectContaining({
          title: 'Bütçe Planlaması 2',
          path: '/butce',
          description: '<p>Metin</p>',
          active: true,
        }),
      }),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All changes saved'));
  },
};

export const PreviewWhileTyping: Story = {
  play: async () => {
    const page = await previewed();
    await retype(text.title, 'Yeni Başlık');
    await waitFor(() => expect(within(page).getByRole('heading', { name: 'Yeni Başlık' })).toBeVisible());
    await expect(screen.getByText(`ornek.example${stored().path}`)).toBeVisible();
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ service: null, site }) },
  play: async ({ args }) => {
    await field(text.description);
    await save();
    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveTextContent('Please fill in all required fields');
    await expect(screen.getByRole('textbox', { name: text.title })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: text.title })).toHaveAccessibleDescription(
      'Title is empty',
    );
    await userEvent.click(within(summary).getByRole('link', { name: 'Description is empty' }));
    await expect(screen.getByRole('textbox', { name: text.description })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PathWithoutSlash: Story = {
  play: async () => {
    await retype(text.path, 'hizmet');
    await userEvent.tab();
    const path = await field(text.path);
    await waitFor(() =>
      expect(path).toHaveAccessibleDescription(expect.stringContaining('Path must start with "/"')),
    );
  },
};

export const PathTaken: Story = {
  args: {
    onSave: fn<Save>(async () => ({
      status: 'rejected',
      fields: { path: 'This path is already used by another service', owner: 'Nobody owns this' },
    })),
  },
  play: async () => {
    await retype(text.path, otherService?.path ?? '');
    await save();
    const path = screen.getByRole('textbox', { name: text.path });
    await waitFor(() => expect(path).toHaveFocus());
    await expect(path).toHaveAccessibleDescription(expect.stringContaining('already used'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Nobody owns this');
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn<Save>(async () => ({ status: 'failed' })) },
  play: async () => {
    await retype(subtitle, 'Kalır');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save service. Please try again.',
    );
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Kalır');
  },
};

export const SavedOnce: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await retype(subtitle, 'Bir kez');
    await userEvent.dblClick(screen.getByRole('button', { name: text.save }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.type(await field(subtitle), '{Enter}');
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Conflict: Story = {
  args: {
    onSave: fn<Save>(async ({ updatedAt, ...request }) => {
      const current = { ...stored(), subtitle: 'Başkasınınki', updatedAt: '2026-11-21T11:00:00.000Z' };
      return updatedAt === current.updatedAt
        ? taken({ ...request, updatedAt })
        : { status: 'conflict', current };
    }),
  },
  play: async ({ args }) => {
    await retype(subtitle, 'Benimki');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this service' });
    await expect(within(dialog).getByRole('row', { name: 'Subtitle Benimki Başkasınınki' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All changes saved'));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ updatedAt: '2026-11-21T11:00:00.000Z' }),
    );
  },
};

export const ConflictTheirs: Story = {
  args: Conflict.args ?? {},
  play: async () => {
    await retype(subtitle, 'Benimki');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Başkasınınki'));
    await expect(screen.getByRole('status')).toHaveTextContent('All changes saved');
  },
};

export const PictureRefused: Story = {
  play: async () => {
    await field(text.title);
    await choose(pictureFile('application/pdf'));
    await expect(await screen.findByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
    await choose(pictureFile('image/gif', limits.uploadBytes + 1));
    await expect(await screen.findByText('This file is too large. The most is 15 MB.')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('All changes saved');
  },
};

const failingOnce = () => {
  let tries = 0;
  return fn<Save>(async (request) => {
    tries += 1;
    return tries > 1 ? taken(request) : { status: 'saved', service: stored(), picture: 'failed' };
  });
};

export const PictureFailed: Story = {
  args: { load: ready({ service: null, site }), onSave: failingOnce() },
  play: async ({ args }) => {
    await userEvent.type(await field(text.title), stored().title);
    await userEvent.click(await field(text.description));
    await userEvent.keyboard('Metin');
    await choose(pictureFile());
    await save();
    await expect(await screen.findByText('Service was saved but image upload failed.')).toBeVisible();
    await expect(screen.getByText('tepe.gif')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        stored: stored(),
        fields: null,
        picture: expect.objectContaining({ kind: 'replace' }),
      }),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All changes saved'));
  },
};

export const Uploading: Story = {
  args: {
    onSave: fn<Save>(
      ({ onProgress, signal }) =>
        new Promise((resolve) => {
          onProgress(0.4);
          signal.addEventListener('abort', () =>
            resolve({ status: 'saved', service: stored(), picture: 'cancelled' }),
          );
        }),
    ),
  },
  play: async () => {
    await field(text.title);
    await choose(pictureFile());
    await save();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading tepe.gif' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await expect(await screen.findByText('The upload was cancelled.')).toBeVisible();
    await expect(screen.getByText('tepe.gif')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: text.save })).toBeEnabled();
  },
};

export const PictureRemoved: Story = {
  play: async ({ args }) => {
    await field(text.title);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: null, picture: { kind: 'remove' } }),
    );
  },
};

export const Discarded: Story = {
  play: async ({ args }) => {
    await retype(subtitle, 'Vazgeçilen');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue(stored().subtitle),
    );
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.getByRole('button', { name: text.save })).toHaveFocus());
  },
};

const {
  id: _id,
  image: _image,
  createdAt: _createdAt,
  status: _status,
  displayOrder: _order,
  ...typed
} = stored();
const draft = {
  fields: { ...typed, subtitle: 'Yarım kalan alt başlık' },
  updatedAt: stored().updatedAt,
  at: '2026-11-21T11:55:00.000Z',
};

export const DraftOffered: Story = {
  args: { draft },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Last changed: 5 minutes ago/)).toBeVisible();
    await expect(args.onDraft).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Restore draft' }));
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Yarım kalan alt başlık');
    await expect(screen.queryByText('You have an unsaved draft')).toBeNull();
    await expect(screen.getByRole('textbox', { name: text.title })).toHaveFocus();
  },
};

export const DraftDeleted: Story = {
  args: { draft },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    await expect(args.onDraft).toHaveBeenCalledWith(null);
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue(stored().subtitle);
  },
};

export const Leaving: Story = {
  args: { leaving: { onLeave: fn(), onStay: fn() } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  },
};

const retry = fn();

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load service data. Please try again.',
    );
    await expect(screen.getByRole('link', { name: 'Back to services' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = { args: { load: ready({ service: longService, site }) } };
