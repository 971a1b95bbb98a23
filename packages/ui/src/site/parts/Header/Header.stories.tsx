import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, userEvent, within } from 'storybook/test';
import { grounds } from '../../../theme/layout.css.ts';
import { menuEntries } from '../menu.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'Site/Parts/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    company: siteInfo.companyName,
    logo: null,
    entries: menuEntries(servicesBasic),
    currentPath: '/ekibimiz',
    phone: siteInfo.phone,
    email: siteInfo.email,
    quoteHref: '/teklif-al',
    overPicture: false,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Teklif Al' })).toHaveAttribute('href', '/teklif-al');
    await expect(canvas.getByRole('link', { name: 'Örnek Atölye, ana sayfa' })).toHaveAttribute('href', '/');
  },
};

export const OverPicture: Story = {
  args: { overPicture: true },
  decorators: [
    (Story) => (
      <div className={grounds.ink} style={{ minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithLogo: Story = { args: { logo: siteInfo.logo } };

export const SubmenuByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('button', { name: 'Hizmetler' });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    const shown = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(shown).toEqual(
      expect.arrayContaining(servicesBasic.map(({ title }) => expect.stringContaining(title))),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kurumsal' }));
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Ekibimiz' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SubmenuByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('button', { name: 'Kurumsal' });
    heading.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('link', { name: 'Hakkımızda' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Ekibimiz' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { company: longService.title },
  globals: { viewport: { value: 'phone' } },
};
