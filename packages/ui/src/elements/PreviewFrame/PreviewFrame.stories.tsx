import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { stage } from './PreviewFrame.stories.css.ts';

const onPress = fn();
const onRender = fn<(letterSpacing: string) => void>();

/** Reports how its heading looks when it is rendered first. */
function Seen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const view = heading.current?.ownerDocument.defaultView;
    if (heading.current && view) onRender(view.getComputedStyle(heading.current).letterSpacing);
  }, []);
  return <h1 ref={heading}>Merhaba</h1>;
}

/**
 * **For** showing a page of the website next to the form that edits it.
 *
 * **Not for** interactive content: nothing in it can be pressed.
 */
const meta = {
  title: 'Elements/PreviewFrame',
  component: PreviewFrame,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  beforeEach: () => {
    onPress.mockClear();
    onRender.mockClear();
  },
  decorators: [
    (Story) => (
      <div className={stage}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Preview of a page',
    lang: 'tr',
    width: 1280,
    children: (
      <>
        <h1>Merhaba</h1>
        <Link href="/elsewhere">Başka bir yer</Link>
        <Button onClick={onPress}>Bas</Button>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Satır {line}</p>
        ))}
      </>
    ),
  },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

async function shownPage(canvasElement: HTMLElement): Promise<Document> {
  return waitFor(() => {
    const page = canvasElement.querySelector('iframe')?.contentDocument;
    if (!page?.querySelector('h1')) throw new Error('The page is not shown yet');
    return page;
  });
}

export const Desktop: Story = {
  tags: ['long'],
  play: async ({ canvasElement }) => {
    const page = await shownPage(canvasElement);
    await expect(page.documentElement.lang).toBe('tr');
    await expect(page.defaultView?.innerWidth).toBe(1280);
    await expect(page.body.inert).toBe(true);
    await expect(page.querySelectorAll('style, link[rel="stylesheet"]').length).toBe(
      document.querySelectorAll('style, link[rel="stylesheet"]').length,
    );
  },
};

export const Phone: Story = {
  args: { width: 390 },
  play: async ({ canvasElement }) => {
    const page = await shownPage(canvasElement);
    await expect(page.defaultView?.innerWidth).toBe(390);
  },
};

export const ScrolledByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await shownPage(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Preview of a page' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(page.defaultView?.scrollY).toBeGreaterThan(100));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(page.defaultView?.scrollY).toBe(0));
    await userEvent.tab();
    await expect(page.activeElement).toBe(page.body);
  },
};

/** The form's subject is scrolled into view, and stays there while the page above it grows. */
export const PartInView: Story = {
  args: { part: 'footer' },
  render: function Growing(args) {
    const [lines, setLines] = useState(60);
    return (
      <>
        <Button onClick={() => setLines(lines + 60)}>Uzat</Button>
        <PreviewFrame {...args}>
          <h1>Merhaba</h1>
          {Array.from({ length: lines }, (_, line) => (
            <p key={line}>Satır {line}</p>
          ))}
          <footer>Alt bilgi</footer>
        </PreviewFrame>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = await shownPage(canvasElement);
    const seen = () => {
      const footer = page.querySelector('footer')?.getBoundingClientRect();
      const height = page.defaultView?.innerHeight ?? 0;
      return footer !== undefined && footer.top >= 0 && footer.bottom <= height;
    };
    await waitFor(() => expect(seen()).toBe(true));
    const before = page.defaultView?.scrollY ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Uzat' }));
    await waitFor(() => expect(page.defaultView?.scrollY).toBeGreaterThan(before));
    await expect(seen()).toBe(true);
  },
};

export const LateStyles: Story = {
  args: { children: <h1>Merhaba</h1> },
  render: (args) => (
    <>
      <PreviewFrame {...args} />
      {createPortal(<style>{'h1 { letter-spacing: 7px; }'}</style>, document.head)}
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = await shownPage(canvasElement);
    const heading = page.querySelector('h1');
    await waitFor(() =>
      expect(heading && page.defaultView?.getComputedStyle(heading).letterSpacing).toBe('7px'),
    );
  },
};

/** A frame that was hidden, as on a narrow screen, has a new document, and its content waits for the styles again. */
export const HiddenForATime: Story = {
  args: { children: <Seen /> },
  render: function Hiding(args) {
    const [isHidden, setIsHidden] = useState(false);
    return (
      <>
        <Button onClick={() => setIsHidden(!isHidden)}>{isHidden ? 'Göster' : 'Gizle'}</Button>
        <div className={stage} hidden={isHidden}>
          <PreviewFrame {...args} />
        </div>
        {createPortal(
          <link rel="stylesheet" href="data:text/css,h1%20%7B%20letter-spacing%3A%207px%3B%20%7D" />,
          document.head,
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await shownPage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Gizle' }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Göster' }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    await expect(await shownPage(canvasElement)).not.toBe(first);
    await expect(onRender.mock.calls).toEqual([['7px'], ['7px']]);
  },
};
