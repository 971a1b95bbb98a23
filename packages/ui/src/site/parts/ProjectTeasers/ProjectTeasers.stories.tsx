import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { expect } from 'storybook/test';
import { ProjectTeasers } from './ProjectTeasers.tsx';

const meta = {
  title: 'Site/Parts/ProjectTeasers',
  component: ProjectTeasers,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Benzer projeler', projects: projects.slice(0, 3) },
} satisfies Meta<typeof ProjectTeasers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const WithTheRest: Story = {
  args: { all: { label: 'Tüm projeler', href: sitePaths.projects() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tüm projeler' })).toBeVisible();
  },
};

export const None: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
