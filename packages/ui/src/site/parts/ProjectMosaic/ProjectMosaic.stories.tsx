import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareProjectSummary, longProjectSummary, projects } from '@vitrin/mocks/fixtures/projects';
import { expect, within } from 'storybook/test';
import { ProjectMosaic, ProjectMosaicSkeleton } from './ProjectMosaic.tsx';

const meta = {
  title: 'Site/Parts/ProjectMosaic',
  component: ProjectMosaic,
  args: { projects },
} satisfies Meta<typeof ProjectMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      projects.slice(0, 3).map(({ title }) => title),
    );
  },
};

export const One: Story = { args: { projects: projects.slice(0, 1) } };
export const Two: Story = { args: { projects: projects.slice(0, 2) } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <ProjectMosaicSkeleton /> };
export const LongText: Story = {
  args: { projects: [longProjectSummary, bareProjectSummary, longProjectSummary].map(withOwnId) },
};

function withOwnId<T extends { id: string }>(item: T, index: number): T {
  return { ...item, id: `${item.id}-${index}` };
}
