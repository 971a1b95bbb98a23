import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { barePost, longPost, posts } from '@vitrin/mocks/fixtures/posts';
import { longWord } from '@vitrin/mocks/fixtures/longWord';
import { foundOf } from '@vitrin/contract/search/found';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostScreen } from './PostScreen.tsx';

const retry = fn();
const [first = barePost, ...others] = posts;

const meta = {
  title: 'Site/PostScreen',
  component: PostScreen,
  parameters: { layout: 'fullscreen' },
  args: { post: ready(first), others },
} satisfies Meta<typeof PostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(canvas.getByText(first.author)).toBeVisible();
    const tags = within(canvas.getByRole('navigation', { name: 'Etiketler' })).getAllByRole('link');
    await expect(tags.map((tag) => tag.getAttribute('href'))).toEqual([
      `/blog/tag/${encodeURIComponent('ölçü')}`,
      `/blog/tag/${encodeURIComponent('başlangıç')}`,
    ]);
    const lead = canvas.getByText('Bu yazıyı en çok sorulan sorulardan derledik.');
    const body = canvas.getByText('Acele edilen her adım, sonradan iki kez yapılır.');
    await expect(lead.compareDocumentPosition(body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(body).fontFamily).toContain('Newsreader');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { post: { status: 'loading' }, others: [] } };

export const Bare: Story = {
  args: { post: ready(barePost), others: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Yarın her zamanki saatte açığız.')).toHaveLength(1);
    await expect(canvas.queryByRole('navigation', { name: 'Etiketler' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Yazar')).not.toBeInTheDocument();
  },
};

/** Words that are longer than a line break, and the text keeps its column. */
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    post: ready({
      ...first,
      title: longWord,
      details: `<p>${longWord}</p><pre>${longWord}</pre><table><tr><td>${longWord}</td></tr></table>`,
    }),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const LongText: Story = {
  args: {
    post: ready({ ...longPost, details: `${longPost.details}<h2>Son olarak</h2><p>Bu kadar.</p>` }),
    address: 'https://ornek.example/blog/cok-uzun-baslikli',
  },
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'İçindekiler' }));
    const last = contents.getByRole('link', { name: 'Son olarak' });
    await expect(canvasElement.querySelector(last.getAttribute('href') ?? '')).toHaveTextContent(
      'Son olarak',
    );
    await expect(canvas.getByRole('link', { name: 'E-posta ile gönder' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { post: { status: 'failed', error: 'Not Found', retry }, missing: true, others: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog Yazısı Bulunamadı' })).toBeVisible();
    await expect(canvas.getByText('Blog Post Not Found')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/blog');
  },
};

export const MissingNear: Story = {
  args: {
    post: { status: 'failed', error: 'Not Found', retry },
    missing: true,
    others: [],
    near: services.slice(0, 3).map(foundOf.service),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: services[0]?.title ?? '' })).toHaveAttribute(
      'href',
      services[0]?.path ?? '',
    );
  },
};

export const Failed: Story = {
  args: { post: { status: 'failed', error: 'Network Error', retry }, others: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to load blog post details')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};
