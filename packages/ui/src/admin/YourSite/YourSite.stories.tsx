import { defaultPalette } from '@vitrin/contract/settings/palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { siteContent } from '../parts/PublicPage/testing/siteContent.ts';
import { YourSite } from './YourSite.tsx';

const meta = {
  title: 'Admin/YourSite',
  component: YourSite,
  parameters: { look: 'panel' },
  args: { content: siteContent, palette: defaultPalette },
} satisfies Meta<typeof YourSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open site/ })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('region', { name: adminText.dashboard.yourSite })).toBeVisible();
    const frame = canvas.getByTitle<HTMLIFrameElement>(adminText.dashboard.homePage);
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(siteContent.home.title));
  },
};
