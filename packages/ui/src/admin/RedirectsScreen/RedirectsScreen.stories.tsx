import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { refusals } from '@vitrin/contract/errors/refusals';
import { redirects } from '@vitrin/mocks/fixtures/redirects';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRedirectsText as text } from '../../text/panelText.ts';
import { type RedirectPage, RedirectsScreen, type RedirectsScreenProps } from './RedirectsScreen.tsx';

const page: RedirectPage = { items: redirects, page: 1, size: 50, total: redirects.length };

const meta = {
  title: 'Admin/RedirectsScreen',
  component: RedirectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    redirects: ready(page),
    onSave: fn<RedirectsScreenProps['onSave']>(async () => ({ status: 'saved' })),
    search: '',
    onSearch: fn(),
    onDelete: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof RedirectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (name: string, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(redirects.length);
    const automatic = rows.filter((row) => within(row).queryByText(text.automatic) !== null);
    await expect(automatic).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: text.edit('/projelerimiz/urla-evi') })).toBeNull();
  },
};

export const DeadTarget: Story = {
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByText(text.dead)).toHaveLength(1);
    await expect(within(second ?? document.body).getByText(text.dead)).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: text.search }), 'u');
    await expect(args.onSearch).toHaveBeenLastCalledWith('u');
  },
};

export const NothingFound: Story = {
  args: { search: 'yok', redirects: ready({ ...page, items: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.noneFound)).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: text.search })).toHaveValue('yok');
  },
};

export const Added: Story = {
  play: async ({ args }) => {
    await press(text.add);
    await expect(screen.getByRole('textbox', { name: text.from })).toHaveAttribute('inputmode', 'url');
    await retype(text.from, '/eski.html');
    await retype(text.to, '/iletisim');
    await press(text.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith({ from: '/eski.html', to: '/iletisim' }, undefined);
  },
};

export const TurkishLetters: Story = {
  args: {
    redirects: ready({
      ...page,
      items: redirects.map((redirect) => ({
        ...redirect,
        from: '/hakk%C4%B1m%C4%B1zda',
        to: '/blog/tag/in%C5%9Faat',
      })),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('/hakkımızda')).toHaveLength(redirects.length);
    await userEvent.click(
      canvas.getAllByRole('button', { name: text.edit('/hakkımızda') })[0] ?? document.body,
    );
    await expect(await screen.findByRole('textbox', { name: text.to })).toHaveValue('/blog/tag/inşaat');
    await press(text.save);
    const stored = { from: '/hakk%C4%B1m%C4%B1zda', to: '/blog/tag/in%C5%9Faat' };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(stored, 'redirect-1'));
  },
};

export const WrongAddresses: Story = {
  play: async ({ args }) => {
    await press(text.add);
    await retype(text.from, 'https://baska.example/a');
    await retype(text.to, 'iletisim');
    await press(text.save);
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(refusals.redirectFrom())).toBeVisible());
    await expect(dialog.getByText(refusals.redirectTo())).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    onSave: fn<RedirectsScreenProps['onSave']>(async () => ({
      status: 'refused',
      errors: { from: refusals.redirectLiving() },
    })),
  },
  play: async () => {
    await press(text.edit('/urun.php'));
    await retype(text.from, '/ekibimiz');
    await press(text.save);
    await waitFor(() => expect(screen.getByText(refusals.redirectLiving())).toBeVisible());
    await expect(screen.getByRole('textbox', { name: text.from })).toHaveValue('/ekibimiz');
  },
};

export const SavingFailed: Story = {
  args: { onSave: fn<RedirectsScreenProps['onSave']>(async () => ({ status: 'refused', errors: {} })) },
  play: async () => {
    await press(text.edit('/urun.php'));
    await press(text.save);
    await waitFor(() => expect(screen.getByText(text.saveFailed)).toBeVisible());
  },
};

export const Deleted: Story = {
  play: async ({ args }) => {
    await press(text.remove('/kurumsal.html'));
    await press(text.deleteOne);
    await expect(args.onDelete).toHaveBeenCalledWith('redirect-1');
  },
};

export const Paged: Story = {
  args: { redirects: ready({ ...page, size: 3, total: 7 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Empty: Story = { args: { redirects: ready({ ...page, items: [], total: 0 }) } };

export const Loading: Story = { args: { redirects: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { redirects: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

export const LongText: Story = {
  args: {
    redirects: ready({
      ...page,
      items: redirects.map(({ id, from, to, automatic, dead, createdAt }) => ({
        id,
        from: `${from}${'-uzun-adres'.repeat(12)}`,
        to,
        automatic,
        dead,
        createdAt,
      })),
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
