import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { scenarios } from '@vitrin/mocks/scenarios';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { expect, screen } from 'storybook/test';
import { afterPreloader, SiteStory } from '../testing/SiteStory.tsx';

const nowhere = { id: '', path: 'boyle-bir-proje-yok' };

const meta = {
  title: 'Connected/Site/Project',
  component: SiteStory,
  args: { address: sitePaths.project(projects[0] ?? nowhere) },
  beforeEach: afterPreloader,
  parameters: { layout: 'fullscreen', look: 'site', msw: scenarios.fixtures() },
} satisfies Meta<typeof SiteStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: projects[0]?.title ?? '' }),
    ).toBeVisible();
    await expect(await screen.findByRole('heading', { name: siteMediaText.project.details })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: 'expected', msw: scenarios.failing() },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteMediaText.project.notFound }),
    ).toBeVisible();
    await expect(await screen.findByText(siteMediaText.project.notFoundDetail)).toBeVisible();
  },
};

export const Missing: Story = {
  args: { address: sitePaths.project(nowhere) },
  parameters: { consoleErrors: 'expected' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: siteMediaText.project.notFound }),
    ).toBeVisible();
  },
};
