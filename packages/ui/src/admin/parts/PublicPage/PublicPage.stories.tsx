import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';
import { siteContent } from './testing/siteContent.ts';

/** Pages of the website as previews of the panel show them; their own stories are those of the screens. */
const meta = {
  title: 'Admin/Parts/PublicPage',
  component: PublicPage,
  parameters: { look: 'site', layout: 'fullscreen' },
  args: { page: 'home', content: siteContent },
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(siteContent.home.title);
  },
};

/** A page has the header and footer of the website, with its own entry of the menu marked. */
export const Team: Story = {
  args: { page: 'team' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(siteContent.team.title);
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(siteContent.siteInfo.companyName);
    const marked = canvasElement.querySelectorAll('nav [aria-current="page"]');
    await expect(marked.length).toBeGreaterThan(0);
    for (const link of marked) await expect(link).toHaveAttribute('href', sitePaths.team());
  },
};

/** The notice is passed separately, as it is edited with the contact details. */
export const Privacy: Story = {
  args: { page: 'privacy', privacy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(privacy.title);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
