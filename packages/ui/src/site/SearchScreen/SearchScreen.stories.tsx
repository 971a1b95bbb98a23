import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestOf } from '@vitrin/contract/search/foundText';
import { type Found, foundOf } from '@vitrin/contract/search/found';
import { ready } from '@vitrin/contract/load';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { longProjectSummary, projects } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchScreen } from './SearchScreen.tsx';

const nothing: Found = { groups: [{ kind: 'service', total: 0, items: [] }] };
const many = posts.map(foundOf.post);
const some: Found = {
  groups: [
    { kind: 'service', total: services.length, items: services.slice(0, 3).map(foundOf.service) },
    { kind: 'project', total: 30, items: [...projects.slice(0, 2), longProjectSummary].map(foundOf.project) },
    { kind: 'post', total: many.length, items: many },
  ],
};
const retry = fn();

const meta = {
  title: 'Site/SearchScreen',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { q: '', found: ready({ groups: [] }), services, onSearch: fn() },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'ışık{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ışık');
  },
};

/** Sections without content are not offered as a starting point. */
export const FewBeginnings: Story = {
  args: {
    services: [],
    filled: {
      about: true,
      team: false,
      services: false,
      projects: true,
      photos: false,
      videos: false,
      posts: false,
      privacy: true,
    },
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Buradan da başlayabilirsiniz' }));
    await expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Projeler',
      'İletişim',
    ]);
  },
};

export const Results: Story = {
  args: { q: 'ISIGA', found: ready(some) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Renk seçerken ışığa bakın' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '30 sonucun tümü' })).toHaveAttribute(
      'href',
      '/ara?q=ISIGA&tur=proje',
    );
  },
};

export const OneKind: Story = {
  args: {
    q: 'ışık',
    kind: 'post',
    place: { page: 2, size: 24, total: 30 },
    found: ready({ groups: [{ kind: 'post', total: 30, items: [...bestOf(many, ['isig'])] }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Önceki' })).toHaveAttribute(
      'href',
      `/ara?q=${encodeURIComponent('ışık')}&tur=yazi`,
    );
    await expect(canvas.getByRole('link', { name: 'Tüm sonuçlar' })).toBeVisible();
  },
};

export const OnPhone: Story = { ...Results, globals: { viewport: { value: 'phone' } } };
export const TooShort: Story = { args: { q: 'a' } };
export const Empty: Story = { args: { q: 'yokböyle', found: ready(nothing) } };
export const Loading: Story = { args: { q: 'ışık', found: { status: 'loading' } } };

export const Failed: Story = {
  args: { q: 'ışık', found: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};
