import type { Meta, StoryObj } from '@storybook/react-vite';
import { projectKind } from '@vitrin/contract/kinds/project';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminHistoryText as text, adminText } from '../../text/panelText.ts';
import { inWords } from '../parts/inWords.ts';
import { siteContent } from '../parts/PublicPage/testing/siteContent.ts';
import { HistoryScreen, type HistoryScreenProps } from './HistoryScreen.tsx';
import {
  comparison,
  historySeenAt,
  listed,
  paletteComparison,
  paletteVersions,
  sameComparison,
  versions,
} from './testing/historyStory.ts';
import { versionWords } from './versionWords.ts';

const subject = { kind: 'projects', id: 'project-1' } as const;
const wordsOf = (id: string) => {
  const version = versions.find((one) => one.id === id);
  if (version === undefined) throw new Error(`No version ${id}`);
  return versionWords(subject, version);
};

const meta = {
  title: 'Admin/HistoryScreen',
  component: HistoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    subject,
    title: 'Sahil Evleri',
    parts: [],
    versions: ready(listed),
    gone: false,
    view: { open: undefined, against: 'now' },
    comparison: undefined,
    referring: {
      fields: projectKind.fields,
      titles: new Map([
        ['service-1', 'Mimari tasarım'],
        ['service-2', 'Peyzaj'],
      ]),
    },
    now: historySeenAt,
    onPart: fn(),
    onView: fn(),
    onMore: fn(),
    onRestore: fn<HistoryScreenProps['onRestore']>(async () => ({ status: 'back' })),
  },
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const marked = (mark: 'ins' | 'del') => [...document.querySelectorAll(mark)].map((one) => one.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const compared = { view: { open: 'v2', against: 'now' as const }, comparison: ready(comparison) };

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: text.today })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: text.yesterday })).toBeVisible();
    await press(new RegExp(wordsOf('v4').slice(0, 20)));
    await expect(args.onView).toHaveBeenCalledWith({ open: 'v4', against: 'now' });
    // The current state can only be compared with the one before it.
    await press(new RegExp(wordsOf('v8').slice(0, 12)));
    await expect(args.onView).toHaveBeenLastCalledWith({ open: 'v8', against: 'previous' });
  },
};

/** Three consecutive minor versions are folded into one row until it is opened. */
export const SmallOnesFolded: Story = {
  play: async ({ canvas }) => {
    const folded = canvas.getByText(wordsOf('v7'));
    await expect(folded).not.toBeVisible();
    await userEvent.click(canvas.getByText(text.small(3)));
    await expect(folded).toBeVisible();
    await expect(canvas.getAllByText(wordsOf('v3')).at(-1)).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText(text.small(3)).closest('summary')).toHaveFocus();
    // A simulated key press does not open a <details>; a real one does, and so does a click.
    await userEvent.click(canvas.getByText(text.small(3)));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onView).toHaveBeenCalledWith({ open: 'v7', against: 'now' });
  },
};

export const Compared: Story = {
  args: compared,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: wordsOf('v2') })).toHaveFocus());
    await expect(marked('ins')).toEqual(expect.arrayContaining(['ve Bahçeleri', 'ahşap', 'Konut']));
    await expect(marked('del')).toEqual(expect.arrayContaining(['taş']));
    await expect(canvas.getByText(text.compare.looks)).toBeVisible();
    await expect(canvas.getAllByText(text.compare.onlyHere)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: text.compare.previous }));
    await expect(args.onView).toHaveBeenCalledWith({ open: 'v2', against: 'previous' });
  },
};

export const Dark: Story = { args: compared, globals: { scheme: 'dark' } };
export const Phone: Story = { args: compared, globals: { viewport: { value: 'phone' } } };
export const PhoneList: Story = { globals: { viewport: { value: 'phone' } } };

export const Restored: Story = {
  args: { ...compared, onRestore: fn<HistoryScreenProps['onRestore']>(async () => ({ status: 'back' })) },
  play: async ({ args, canvas }) => {
    await press(text.back.restore);
    const dialog = within(await screen.findByRole('alertdialog', { name: text.back.question }));
    await userEvent.click(dialog.getByRole('button', { name: adminText.cancel }));
    await expect(args.onRestore).not.toHaveBeenCalled();
    await press(text.back.restore);
    const again = within(await screen.findByRole('alertdialog', { name: text.back.question }));
    await userEvent.click(again.getByRole('button', { name: text.back.restore }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('v2', undefined));
    await waitFor(() => expect(canvas.getByRole('region', { name: text.title })).toHaveFocus());
  },
};

export const PathTaken: Story = {
  args: {
    ...compared,
    onRestore: fn<HistoryScreenProps['onRestore']>(async (_version, path) =>
      path === 'sahil-evleri-3'
        ? { status: 'back' }
        : {
            status: 'asked',
            free: path === undefined ? 'sahil-evleri-2' : 'sahil-evleri-3',
            message: refusals.trashPathTaken(),
          },
    ),
  },
  play: async ({ args }) => {
    await press(text.back.restore);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: text.back.restore }));
    const field = await screen.findByRole('textbox', { name: text.back.path });
    await expect(field).toHaveValue('sahil-evleri-2');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text.back.restore }));
    await waitFor(() => expect(dialog.getByText(inWords(refusals.trashPathTaken()))).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'sahil-evleri-3');
    await userEvent.click(dialog.getByRole('button', { name: text.back.restore }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRestore).toHaveBeenLastCalledWith('v2', 'sahil-evleri-3');
  },
};

// The same page, each in its own colours.
const colorIn = ({ contentDocument }: HTMLIFrameElement) => {
  const link = contentDocument?.querySelector('main a');
  return link == null ? '' : getComputedStyle(link).getPropertyValue('background-color');
};

export const Colors: Story = {
  args: {
    subject: { kind: 'settings', id: 'theme' },
    title: '',
    versions: ready({ ...listed, items: paletteVersions }),
    view: { open: 'p1', against: 'now' },
    comparison: ready(paletteComparison),
    home: siteContent,
  },
  play: async ({ canvas }) => {
    const titles = [text.compare.that, text.compare.now].map(
      (side) => `${adminText.dashboard.homePage}: ${side}`,
    );
    const shown = titles.map((title) => {
      const frame = canvas.getByTitle(title);
      if (!(frame instanceof HTMLIFrameElement)) throw new TypeError(`${title} is no frame`);
      return frame;
    });
    for (const frame of shown)
      await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(siteContent.home.title));
    await expect(colorIn(shown[0] ?? document.createElement('iframe'))).not.toBe(
      colorIn(shown[1] ?? document.createElement('iframe')),
    );
  },
};

export const SettingsParts: Story = {
  args: {
    subject: { kind: 'settings', id: 'contact' },
    title: '',
    parts: [
      { id: 'contact', label: 'İletişim' },
      { id: 'privacy', label: 'Aydınlatma metni' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Aydınlatma metni' }));
    await expect(args.onPart).toHaveBeenCalledWith('privacy');
  },
};

export const Same: Story = {
  args: { view: { open: 'v1', against: 'now' }, comparison: ready(sameComparison) },
};

export const More: Story = {
  args: { versions: ready({ ...listed, more: true }) },
  play: async ({ args }) => {
    await press(text.older);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const ReadingMore: Story = { args: { versions: ready({ ...listed, more: true, reading: true }) } };
export const Empty: Story = { args: { versions: ready({ ...listed, items: [] }) } };
export const Loading: Story = { args: { versions: { status: 'loading' } } };
export const ComparisonLoading: Story = {
  args: { view: compared.view, comparison: { status: 'loading' } },
};

export const LoadFailed: Story = {
  args: { versions: { status: 'failed', error: 'The history could not be loaded.', retry: fn() } },
};

export const ComparisonFailed: Story = {
  args: {
    view: compared.view,
    comparison: { status: 'failed', error: 'This version could not be loaded.', retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: adminText.tryAgain })).toBeVisible();
  },
};

export const Gone: Story = { args: { gone: true } };
