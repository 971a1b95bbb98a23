import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareProjectSummary, longProjectSummary, projects } from '@vitrin/mocks/fixtures/projects';
import { expect, within } from 'storybook/test';
import { ProjectCard, ProjectCardSkeleton } from './ProjectCard.tsx';

const [first = bareProjectSummary] = projects;

const meta = {
  title: 'Site/Parts/ProjectCard',
  component: ProjectCard,
  args: { project: first, sizes: '60vw', titleAs: 'h2', summary: true },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `/projelerimiz/${first.path}`,
    );
    await expect(canvas.getByText('Yenileme, Urla, İzmir')).toBeVisible();
  },
};

export const WithoutSummary: Story = {
  args: { summary: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(first.shortDescription)).not.toBeInTheDocument();
  },
};

export const WithoutPicture: Story = {
  args: { project: bareProjectSummary },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongText: Story = { args: { project: longProjectSummary } };
export const Loading: Story = { render: () => <ProjectCardSkeleton summary /> };
