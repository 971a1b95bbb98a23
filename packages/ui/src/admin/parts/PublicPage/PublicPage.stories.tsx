import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, waitFor } from 'storybook/test';
import { ThemeScope } from '../../../theme/ThemeScope.tsx';
import { PreviewPane } from '../PreviewPane/PreviewPane.tsx';
import { PublicPage } from './PublicPage.tsx';
import { siteContent } from './testing/siteContent.ts';

/**
 * Pages of the website as the panel shows them: in the frame and the colours of a preview. Their own stories are those
 * of the screens.
 */
const meta = {
  title: 'Admin/Parts/PublicPage',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'home', content: siteContent },
  render: (args) => (
    <PreviewPane title="Preview" note="" address={siteContent.host}>
      <ThemeScope palette={palettes.default}>
        <PublicPage {...args} />
      </ThemeScope>
    </PreviewPane>
  ),
} satisfies Meta<typeof PublicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page in the frame, once its title is shown. */
async function previewed(canvasElement: HTMLElement, title: string): Promise<HTMLElement> {
  const body = () => canvasElement.querySelector('iframe')?.contentDocument?.body;
  await waitFor(() => expect(body()?.querySelector('h1')).toHaveTextContent(title));
  return body() ?? document.body;
}

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await previewed(canvasElement, siteContent.home.title);
  },
};

/** A page has the header and footer of the website, with its own entry of the menu marked. */
export const Team: Story = {
  tags: ['long'],
  args: { page: 'team' },
  play: async ({ canvasElement }) => {
    const shown = await previewed(canvasElement, siteContent.team.title);
    await expect(shown.querySelector('footer')).toHaveTextContent(siteContent.siteInfo.companyName);
    const marked = shown.querySelectorAll('nav [aria-current="page"]');
    await expect(marked.length).toBeGreaterThan(0);
    for (const link of marked) await expect(link).toHaveAttribute('href', sitePaths.team());
  },
};

/** The notice is passed separately, as it is edited with the contact details. */
export const Privacy: Story = {
  tags: ['long'],
  args: { page: 'privacy', privacy },
  play: async ({ canvasElement }) => {
    await previewed(canvasElement, privacy.title);
  },
};

export const Phone: Story = { ...Home, globals: { viewport: { value: 'phone' } } };
