import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, waitFor } from 'storybook/test';
import { adminSettingsText } from '../../../text/panelText.ts';
import { siteContent } from '../PublicPage/testing/siteContent.ts';
import { ThemePreview } from './ThemePreview.tsx';

/** The website in a palette that is being edited, in the settings and on the first day. */
const meta = {
  title: 'Admin/Parts/ThemePreview',
  component: ThemePreview,
  parameters: { layout: 'fullscreen' },
  args: { palette: palettes.purple, content: siteContent },
} satisfies Meta<typeof ThemePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another page is shown with its address, in the same palette. */
export const OtherPage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const previewed = () => canvasElement.querySelector('iframe')?.contentDocument?.body;
    await waitFor(() => expect(previewed()).toHaveTextContent(siteContent.home.title));
    await userEvent.click(canvas.getByRole('radio', { name: adminSettingsText.pages.contact }));
    await waitFor(() => expect(previewed()).toHaveTextContent(siteContent.siteInfo.email));
    await expect(canvas.getByText(/^ornek\.example\/./)).toBeVisible();
    const scope = previewed()?.querySelector('main') ?? document.body;
    await expect(getComputedStyle(scope).getPropertyValue('--vitrin-color-primary-base')).toBe(
      palettes.purple.primaryColor.toLowerCase(),
    );
  },
};
