import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { leavingLayer } from '../Link/testing/leavingLayer.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const text = {
  label: 'Enlarged picture',
  loading: 'Loading the picture…',
  failed: 'The picture could not be loaded',
  failedDetail: (message: string) => `Error loading image: ${message}`,
  retry: 'Try again',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  openPdf: (bytes: number) => `Open the PDF (${bytes} bytes)`,
  position: (number: number, count: number) => `Picture ${number} of ${count}`,
};

const items = [
  { image: picture(3, 'Hills'), title: 'Morning hills', note: 'Hills' },
  { image: picture(5, 'Tall valley', { width: 800, height: 1200 }), title: 'Tall valley', note: 'Valleys' },
  { image: picture(8, 'Wide plain', { width: 2400, height: 900 }), title: 'Wide plain', note: '' },
];

/** A button that opens the lightbox and gets the focus back, as on real pages. */
function Opener(props: LightboxProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button onClick={() => setIndex(props.index)}>Open</Button>
      {index !== undefined && (
        <Lightbox
          {...props}
          index={index}
          onMove={(next) => {
            setIndex(next);
            props.onMove(next);
          }}
          onClose={() => {
            setIndex(undefined);
            props.onClose();
          }}
        />
      )}
    </>
  );
}

/**
 * **For** viewing pictures one by one, large, with zoom.
 *
 * **Not for** decorative pictures, or videos.
 */
const meta = {
  title: 'Elements/Lightbox',
  component: Lightbox,
  tags: ['autodocs'],
  args: { items, index: 0, text, onMove: fn(), onClose: fn() },
  render: (args) => <Opener {...args} />,
  play: async () => open(),
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: text.label })).toBeVisible());
}

const shownPicture = () => within(screen.getByRole('dialog')).getByRole('img');
const scaleOf = (element: Element): number => new DOMMatrix(getComputedStyle(element).transform).a;

export const Ready: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await expect(screen.getByRole('heading', { name: 'Tall valley' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await expect(screen.getByRole('heading', { name: 'Wide plain' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('Picture 2 of 3: Tall valley')).toBeInTheDocument();
    // A browser's shortcut for Back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(screen.getByText('Picture 2 of 3: Tall valley')).toBeInTheDocument();
    await userEvent.keyboard('{PageUp}');
    await expect(screen.getByText('Picture 1 of 3: Morning hills')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Close' }).focus();
    await leavingLayer(() => userEvent.keyboard('{Enter}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** The Tab key starts at the first button, and wraps around after the last one. */
export const TabStaysInside: Story = {
  play: async () => {
    await open();
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    for (const button of [...buttons, buttons[0]]) {
      // One key after the other, like a real user.
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(buttons.at(-1)).toHaveFocus();
  },
};

export const ZoomedByKeyboard: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(shownPicture())).toBe(2));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('heading', { name: 'Morning hills' })).toBeVisible();
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(shownPicture())).toBe(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scaleOf(shownPicture())).toBe(2));
    await userEvent.keyboard('-');
    await waitFor(() => expect(scaleOf(shownPicture())).toBe(1));
  },
};

export const ZoomedByClick: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(scaleOf(shownPicture())).toBe(2));
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
};

export const One: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ args }) => {
    await open();
    await expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(screen.getByRole('heading', { name: 'Morning hills' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: [{ image: { url: '/pictures/never.webp', alt: 'Late' }, title: 'Late', note: '' }] },
  parameters: {
    msw: {
      handlers: [
        http.get('*/pictures/never.webp', async () => {
          await delay('infinite');
        }),
      ],
    },
  },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText(text.loading)).toBeVisible());
  },
};

export const Failed: Story = {
  args: {
    items: [{ image: { url: '/pictures/lost.webp?v=2', alt: 'Lost' }, title: 'Lost', note: '' }, ...items],
  },
  parameters: {
    msw: { handlers: [http.get('*/pictures/lost.webp', () => new HttpResponse(null, { status: 404 }))] },
  },
  play: async () => {
    await open();
    await expect(await screen.findByText(text.failed)).toBeVisible();
    await expect(screen.getByText('Error loading image: lost.webp')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(text.failed)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('heading', { name: 'Morning hills' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        image: picture(4, 'Hills'),
        title: 'A title that goes on for several lines and must not push the picture away '.repeat(3),
        note: 'A note that is long as well',
      },
    ],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const sheet = { id: 'pdf', url: 'about:blank', name: 'Certificate.pdf', bytes: 1_200 };
const pdfs = [
  { image: picture(3, 'A framed sheet'), pdf: sheet, title: 'Quality certificate', note: '2024' },
  { image: null, pdf: { ...sheet, id: 'other' }, title: 'Master craftsman', note: '' },
];

async function openPdf(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quality certificate' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** If the browser cannot show PDFs within a page: a picture of it, and a link. */
export const Pdf: Story = {
  args: { items: pdfs },
  play: async ({ args }) => {
    const dialog = await openPdf();
    const link = within(dialog).getByRole('link', { name: 'Open the PDF (1200 bytes)' });
    await expect(link).toHaveAttribute('href', sheet.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(within(dialog).queryByRole('button', { name: text.zoomIn })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: text.next }));
    await screen.findByRole('dialog', { name: 'Master craftsman' });
    await leavingLayer(() => userEvent.click(screen.getByRole('button', { name: text.close })));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const PdfOnPhone: Story = {
  args: { items: pdfs.slice(1) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const link = await screen.findByRole('link', { name: /Open the PDF/ });
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** A browser with a built-in viewer, a wide window and a mouse. */
export const PdfInFrame: Story = {
  args: { items: pdfs },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const match = window.matchMedia.bind(window);
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    window.matchMedia = (query) => (query.includes('pointer: fine') ? match('all') : match(query));
    return () => {
      Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
      window.matchMedia = match;
    };
  },
  play: async () => {
    const dialog = await openPdf();
    await expect(within(dialog).getByTitle('Quality certificate')).toHaveAttribute('src', sheet.url);
    await expect(within(dialog).getByRole('link', { name: /Open the PDF/ })).toBeVisible();
  },
};
