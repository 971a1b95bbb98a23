import { picture } from '@vitrin/mocks/fixtures/pictures';
import { user } from '@vitrin/mocks/fixtures/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { openLayers } from '../../elements/Link/layers.ts';
import { adminText } from '../../text/panelText.ts';
import { AdminFrame } from './AdminFrame.tsx';

const meta = {
  title: 'Admin/AdminFrame',
  component: AdminFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: 'Services',
    address: '/admin/services',
    companyName: 'Örnek Atölye',
    unread: 3,
    user,
    siteHref: '/',
    onSidebar: fn(),
    onLanguage: fn(),
    onLogout: fn(),
    children: <p>The screen.</p>,
  },
} satisfies Meta<typeof AdminFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Messages 3 unread' })).toBeVisible();
    await expect(canvas.getByText('Elif Karaca')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse or expand the menu' }));
    await expect(args.onSidebar).toHaveBeenCalledWith('rail');
  },
};

export const WithPicture: Story = {
  args: { user: { ...user, picture: picture(31, '', { width: 256, height: 256 }).url } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Elif Karaca')).toBeVisible();
    await expect(canvas.queryByText('EK')).toBeNull();
    await expect(canvasElement.querySelectorAll('header img').length).toBeGreaterThan(0);
  },
};

export const LanguageMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu of Elif Karaca' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Türkçe' }));
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('tr'));
  },
};

export const WithoutInbox: Story = {
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Messages/ })).toBeNull();
  },
};

export const ForEditors: Story = {
  args: { role: 'editor', profileHref: '/admin/profile' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: adminText.services.title })).toBeVisible();
    for (const name of [adminText.frame.settings, adminText.frame.users]) {
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: /Elif Karaca/ }));
    await expect(await screen.findByRole('menuitem', { name: adminText.frame.profile })).toHaveAttribute(
      'href',
      '/admin/profile',
    );
  },
};

export const ForAuthors: Story = {
  args: { role: 'author', unread: undefined, inbox: true },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: adminText.frame.navigation });
    const links = [...menu.querySelectorAll('li a')].map((link) => link.textContent);
    await expect(links).toEqual([adminText.frame.dashboard, adminText.posts.title, adminText.frame.library]);
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Rail: Story = {
  args: { sidebar: 'rail' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Site Settings' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Site Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse or expand the menu' }));
    await expect(args.onSidebar).toHaveBeenCalledWith('wide');
  },
};

/** Beside a widened sidebar a tablet has as little room as a phone: everything else is in the menu of the user. */
export const WidenedOnTablet: Story = {
  args: { sidebar: 'wide', historyHref: '/admin/history/services/1', onPreview: fn() },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: adminText.frame.preview })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^User menu of/ }));
    for (const name of [adminText.frame.history, adminText.frame.preview, adminText.frame.logout])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const BackLink: Story = {
  args: {
    title: 'New service',
    address: '/admin/services/new',
    back: { label: 'Services', href: '/admin/services' },
  },
};

export const WithHistory: Story = {
  args: { historyHref: '/admin/history/services/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: adminText.frame.history })).toHaveAttribute(
      'href',
      '/admin/history/services/1',
    );
  },
};

export const WithPreview: Story = {
  args: { onPreview: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminText.frame.preview }));
    await expect(args.onPreview).toHaveBeenCalledTimes(1);
  },
};

export const PreviewOnPhone: Story = {
  args: { onPreview: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Elif Karaca/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.frame.preview }));
    await expect(args.onPreview).toHaveBeenCalledTimes(1);
  },
};

export const HistoryOnPhone: Story = {
  args: { historyHref: '/admin/history/services/1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Elif Karaca/ }));
    const entry = await screen.findByRole('menuitem', { name: adminText.frame.history });
    await expect(entry).toHaveAttribute('href', '/admin/history/services/1');
  },
};

export const UnnamedUser: Story = {
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin User')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title:
      'Çok uzun başlıklı, birkaç satıra yayılan ve hiçbir yere sığmayan bir hizmetin düzenlenmesi, sonra bir de eki',
    companyName: 'Uzun Ünvanlı Örnek Atölye Sanayi ve Ticaret Anonim Şirketi',
    user: { fullName: 'Muvaffakiyet Nurefşan Abdülkerimoğlu Yıldırımtürkoğlu' },
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /User menu of Elif Karaca/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LargeText: Story = {
  args: { subject: 'Roof of a depot', back: { label: 'Services', href: '/admin/services' } },
  globals: { viewport: { value: 'phone' }, text: 'double' },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(header.top);
    await expect(canvas.getByText('Roof of a depot').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      header.bottom,
    );
  },
};

export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    // As Back does.
    openLayers.closeTop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};
