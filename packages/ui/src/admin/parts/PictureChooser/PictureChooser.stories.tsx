import type { Meta, StoryObj } from '@storybook/react-vite';
import { libraryPdfs, libraryPictures } from '@vitrin/mocks/fixtures/library';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminLibraryText as text, adminText } from '../../../text/panelText.ts';
import { libraryName } from '../LibraryTiles/LibraryTiles.tsx';
import { type FindPictures, PictureChooser } from './PictureChooser.tsx';

const found = (total: number) =>
  fn<FindPictures>(async ({ q }) => ({
    items: q === 'yok' ? [] : libraryPictures,
    total: q === 'yok' ? 0 : total,
  }));

const meta = {
  title: 'Admin/Parts/PictureChooser',
  component: PictureChooser,
  args: { open: true, find: found(libraryPictures.length), onTake: fn(), onClose: fn() },
} satisfies Meta<typeof PictureChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const [first] = libraryPictures;
    const label = first === undefined ? '' : text.take(libraryName(first));
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await expect(args.onTake).toHaveBeenCalledWith(first);
  },
};

export const Searched: Story = {
  args: { find: found(libraryPictures.length) },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: text.choosing.picture.search }), 'yok');
    await waitFor(() => expect(screen.getByText(text.noneFound)).toBeVisible());
  },
};

export const ManyPages: Story = {
  args: { find: found(100) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: adminText.list.pager.next }));
    await waitFor(() =>
      expect(args.find).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }), expect.anything()),
    );
  },
};

/** The button of the last page, which is then disabled, does not take the focus out of the dialog. */
export const LastPage: Story = {
  args: { find: found(100) },
  play: async () => {
    const last = await screen.findByRole('button', { name: adminText.list.pager.last });
    await userEvent.click(last);
    await waitFor(() => expect(last).toBeDisabled());
    await expect(screen.getByRole('dialog')).toContainElement(document.querySelector<HTMLElement>(':focus'));
  },
};

export const Empty: Story = {
  args: { find: fn<FindPictures>(async () => ({ items: [], total: 0 })) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(text.choosing.picture.empty)).toBeVisible());
  },
};

/** Only PDFs, for entries that may have one. */
export const Pdfs: Story = {
  args: { kind: 'pdf', find: fn<FindPictures>(async () => ({ items: libraryPdfs, total: 1 })) },
  play: async ({ args }) => {
    const [pdf] = libraryPdfs;
    const label = pdf === undefined ? '' : text.take(libraryName(pdf));
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await expect(args.onTake).toHaveBeenCalledWith(pdf);
    await expect(args.find).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pdf' }), expect.anything());
  },
};

export const NoPdfs: Story = {
  args: { kind: 'pdf', find: fn<FindPictures>(async () => ({ items: [], total: 0 })) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(text.choosing.pdf.empty)).toBeVisible());
  },
};

export const Loading: Story = { args: { find: fn<FindPictures>(() => new Promise(() => undefined)) } };

const finding = fn<FindPictures>();

export const Failed: Story = {
  args: { find: finding },
  beforeEach: () => {
    finding.mockReset().mockRejectedValue(new Error('away'));
  },
  play: async () => {
    const again = await screen.findByRole('button', { name: adminText.tryAgain });
    finding.mockResolvedValue({ items: libraryPictures, total: libraryPictures.length });
    await userEvent.click(again);
    await expect(await screen.findByRole('list', { name: text.list })).toBeInTheDocument();
  },
};
