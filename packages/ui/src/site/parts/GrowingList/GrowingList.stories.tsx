import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { GrowingList, type ListMore } from './GrowingList.tsx';

const size = 6;
const total = 20;
const onMore = fn();

/** Behaves like a list's page: more entries arrive immediately, or fail. */
function GrowingNames({ status: begin = 'ready', fails = false, first = 1 }: NamesProps) {
  const [last, setLast] = useState(first);
  const [status, setStatus] = useState(begin);
  const count = Math.min(last * size, total) - (first - 1) * size;
  const grow = (): void => {
    onMore();
    if (fails) setStatus('failed');
    else setLast(last + 1);
  };
  return (
    <GrowingList place={{ page: first, last, size, total }} path="/blog" more={{ status, onMore: grow }}>
      <ul>
        {Array.from({ length: count }, (_, index) => (first - 1) * size + index + 1).map((number) => (
          <li key={number}>
            <a href={`#${number}`}>Yazı {number}</a>
          </li>
        ))}
      </ul>
    </GrowingList>
  );
}

type NamesProps = { status?: ListMore['status']; fails?: boolean; first?: number };

/**
 * **For** every list of the website that may be longer than a page: its links work without JavaScript, and with it, the
 * next page is loaded below.
 *
 * **Not for** lists of the panel, which have the Pager.
 */
const meta = {
  title: 'Site/Parts/GrowingList',
  component: GrowingNames,
  tags: ['autodocs'],
  beforeEach: () => void onMore.mockReset(),
} satisfies Meta<typeof GrowingNames>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The focus moves to the first new entry, the number of new entries is announced, and the links lead to pages not shown
 * yet.
 */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('20 kayıttan 1–6 arası gösteriliyor');
    await userEvent.click(canvas.getByRole('button', { name: 'Daha fazla göster' }));
    await expect(canvas.getByRole('link', { name: 'Yazı 7' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '6 kayıt daha eklendi. 20 kayıttan 1–12 arası gösteriliyor',
    );
    await expect(canvas.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/blog?sayfa=3');
    await expect(canvas.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The button disappears with the last page, and the focus stays in the list. */
export const ToTheEnd: Story = {
  args: { first: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Daha fazla göster' }));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Yazı 19' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 kayıt daha eklendi.');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Daha fazla göster' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(onMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { fails: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Daha fazla göster' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Devamı yüklenemedi\./);
    const again = canvas.getByRole('button', { name: 'Tekrar Dene' });
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await expect(onMore).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(size);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FailedOnPhone: Story = { args: { status: 'failed' }, globals: { viewport: { value: 'phone' } } };

/** Without a way to load more, there are only the links. */
export const LinksAlone: Story = {
  render: () => (
    <GrowingList place={{ page: 1, size, total }} path="/blog">
      <ul>
        <li>Yazı 1</li>
      </ul>
    </GrowingList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('navigation', { name: 'Sayfalar' })).toBeVisible();
  },
};
