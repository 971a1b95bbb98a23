import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { longProjectSummary, manyProjects, projects } from '@vitrin/mocks/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { projectRows } from './projectRows.tsx';

const text = adminText.projects;

const meta = {
  title: 'Admin/Lists/Projects',
  component: ContentList<ProjectSummary>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: projectRows, items: listed(projects) },
  render: viewed(ContentList<ProjectSummary>),
} satisfies Meta<typeof ContentList<ProjectSummary>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Category' })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Liman Atölyesi/ }));
    await expect(row.getByRole('cell', { name: 'Kurulum' })).toBeVisible();
    await expect(
      row.getByRole('switch', { name: new RegExp(`^${adminText.list.visible('Liman Atölyesi')}`) }),
    ).toBeChecked();
    await expect(canvas.getByText(text.footInOrder(6))).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load projects. Please try again.');
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No projects found. Create your first project to get started.'),
    ).toBeVisible();
  },
};

export const FoundByCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search projects' }), 'YENILEME');
    await expect(canvas.getByText('2 of 6 projects')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Su Kenarı' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this project?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['project-3']);
  },
};

export const Moved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Kuzey Yamacı' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.moveDown }));
    await expect(args.onMove).toHaveBeenCalledWith('project-1', { onto: 'project-2' });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const [first] = projects;

export const Inactive: Story = {
  args: { items: listed(first ? [{ ...first, active: false, status: 'inactive' }] : []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const One: Story = { args: { items: listed(projects.slice(0, 1)) } };

export const LongText: Story = { args: { items: listed([longProjectSummary, ...projects]) } };

export const Many: Story = { args: { items: listed(manyProjects(200)) } };
