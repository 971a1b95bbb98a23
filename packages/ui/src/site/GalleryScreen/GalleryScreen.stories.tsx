import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { gallery, longGalleryItem, manyGalleryItems } from '@vitrin/mocks/fixtures/gallery';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { GalleryScreen } from './GalleryScreen.tsx';

const retry = fn();

const meta = {
  title: 'Site/GalleryScreen',
  component: GalleryScreen,
  parameters: { layout: 'fullscreen' },
  args: { items: ready(gallery) },
} satisfies Meta<typeof GalleryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('list')).getAllByRole('link')).toHaveLength(gallery.length);
    await expect(canvas.getByRole('link', { name: 'Limanda akşam Genel' })).toBeVisible();
    await expect(canvas.queryByText('uncategorized')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Fotoğraflar' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Limanda akşam/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Limanda akşam' });
    await waitFor(() => expect(dialog.getByText('Genel')).toBeVisible());
  },
};

export const EnlargedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: /Yamaçta sabah/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowLeft}');
    await dialog.findByRole('heading', { name: 'Uzun ufuk' });
    dialog.getByRole('button', { name: 'Kapat' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { items: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Henüz fotoğraf bulunamadı.')).toBeVisible();
  },
};

export const One: Story = { args: { items: ready(gallery.slice(0, 1)) } };
export const Two: Story = { args: { items: ready(gallery.slice(0, 2)) } };
export const Seven: Story = { args: { items: ready(gallery.slice(0, 7)) } };
export const Many: Story = { tags: ['long'], args: { items: ready(manyGalleryItems(200)) } };
export const LongText: Story = { args: { items: ready([longGalleryItem, ...gallery.slice(0, 4)]) } };

/** A camera's file name is not a caption. */
export const CameraNames: Story = {
  args: {
    items: ready(gallery.slice(0, 3).map((item) => Object.assign({}, item, { title: 'IMG 1234', alt: '' }))),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/IMG|Genel/)).not.toBeInTheDocument();
  },
};
