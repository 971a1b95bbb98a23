import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { projectDetails } from '@vitrin/mocks/fixtures/projects';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { scenarios } from '@vitrin/mocks/scenarios';
import { Notice } from '@vitrin/ui/elements/Notice';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { siteListsText } from '@vitrin/ui/text/website/siteLists';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterPreloader, SiteStory, type SiteStoryProps } from './SiteStory.tsx';

/** The site below a bar that shows the current address. */
function Browser(props: SiteStoryProps) {
  const [address, setAddress] = useState(props.address);
  return (
    <>
      <Notice tone="neutral" announced="politely" title={address} />
      <SiteStory address={props.address} onAddress={setAddress} />
    </>
  );
}

/** The whole website to click through, over the mocked API; the toolbar selects other companies and conditions. */
const meta = {
  title: 'Pages/Whole site',
  component: Browser,
  args: { address: sitePaths.home() },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

const { menu } = siteText;
const [project] = projectDetails;

const arrivedAt = (address: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(address));

export const Ready: Story = {
  play: async () => {
    const main = await screen.findByRole('main');
    await expect(await within(main).findByRole('heading', { level: 1 })).toBeVisible();
    const footer = screen.getByRole('contentinfo');

    await userEvent.click(within(footer).getByRole('link', { name: menu.projects }));
    await arrivedAt(sitePaths.projects());
    await userEvent.click(await within(main).findByRole('link', { name: new RegExp(project?.title ?? '') }));
    await arrivedAt(sitePaths.project(project ?? { id: '', path: '' }));
    await expect(await screen.findByRole('heading', { level: 1, name: project?.title ?? '' })).toBeVisible();

    const [home] = screen.getAllByRole('link', { name: siteText.frame.homeLink(siteInfo.companyName) });
    await userEvent.click(home ?? main);
    await arrivedAt(sitePaths.home());
  },
};

/** The toolbar's company: its own texts and its drawn pictures. */
export const OfKaravan: Story = {
  globals: { pack: 'karavan' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Yol uzun/ })).toBeVisible();
    const drawn = await waitFor(() => {
      const found = screen
        .getAllByRole('img')
        .find((image) => image.getAttribute('src')?.includes('/demo-pictures/'));
      if (!(found instanceof HTMLImageElement)) throw new Error('No drawn picture is shown');
      return found;
    });
    await waitFor(() => expect(drawn.naturalWidth).toBeGreaterThan(0));
  },
};

/** The other company. */
export const OfInsaat: Story = {
  globals: { pack: 'insaat' },
  args: { address: sitePaths.services() },
  play: async () => {
    const list = within(await screen.findByRole('main'));
    await expect((await list.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(3);
    await expect(list.queryByText('Keşif ve Planlama')).not.toBeInTheDocument();
  },
};

/** The toolbar's empty API replaces the story's own. */
export const OnItsFirstDay: Story = {
  globals: { data: 'empty' },
  args: { address: sitePaths.services() },
  play: async () => {
    await expect(await screen.findByText(sitePagesText.services.empty)).toBeVisible();
  },
};

/** The toolbar's slow API: nothing is there at first, then everything. */
export const OverASlowLine: Story = {
  globals: { data: 'slow' },
  args: { address: sitePaths.services() },
  play: async ({ canvas }) => {
    const first = { level: 2, name: /Keşif ve Planlama/ };
    await expect(canvas.queryByRole('heading', first)).not.toBeInTheDocument();
    await expect(await screen.findByRole('heading', first)).toBeVisible();
  },
};

/** The toolbar's failing API. */
export const WhileTheApiFails: Story = {
  globals: { data: 'failing' },
  args: { address: sitePaths.services() },
  play: async () => {
    await expect(await screen.findByText(sitePagesText.services.failed)).toBeVisible();
  },
};

/** The toolbar's API with more content than anyone should have. */
export const WithFarTooMuch: Story = {
  globals: { data: 'stress' },
  args: { address: sitePaths.services() },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(await main.findByRole('navigation', { name: siteListsText.label })).toBeVisible();
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(limits.pageServices);
  },
};
