import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import {
  bareProjectSummary,
  longProjectSummary,
  manyProjects,
  projects,
} from '@vitrin/mocks/fixtures/projects';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const retry = fn();

const meta = {
  title: 'Site/ProjectsScreen',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { projects: ready(projects) },
} satisfies Meta<typeof ProjectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrowed: Story = {
  args: {
    chosen: { category: 'Yenileme', service: '/yenileme' },
    facets: {
      categories: [
        { value: 'Yenileme', count: 2 },
        { value: 'Kurulum', count: 2 },
      ],
      stages: [
        { value: 'finished', count: 1 },
        { value: 'running', count: 1 },
      ],
      services: [
        { value: '/yenileme', title: 'Yenileme Hizmeti', count: 2 },
        { value: '/planlama', title: 'Planlama', count: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stages = within(canvas.getByRole('navigation', { name: 'Durum' }));
    await expect(stages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/projelerimiz?kategori=Yenileme&hizmet=yenileme',
      '/projelerimiz?kategori=Yenileme&asama=suruyor&hizmet=yenileme',
      '/projelerimiz?kategori=Yenileme&asama=tamamlandi&hizmet=yenileme',
    ]);
    const services = within(canvas.getByRole('navigation', { name: 'Hizmet' }));
    await expect(services.getByRole('link', { current: true })).toHaveTextContent('Yenileme Hizmeti2');
    await expect(services.getByRole('link', { name: /^Planlama/ })).toHaveAttribute(
      'href',
      '/projelerimiz?kategori=Yenileme&hizmet=planlama',
    );
    const categories = within(canvas.getByRole('navigation', { name: 'Tür' }));
    await expect(categories.getByRole('link', { current: true })).toHaveTextContent('Yenileme2');
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      projects.map(({ path }) => `/projelerimiz/${path}`),
    );
    await expect(canvas.getByText('Yenileme, Urla, İzmir')).toBeVisible();
    await expect(canvas.getByText('Planlama')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { projects: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Projeler yükleniyor…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { projects: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Bir hata oluştu: Network Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { projects: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Henüz proje bulunamadı.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'İletişim' })).toHaveAttribute('href', '/iletisim');
  },
};

export const One: Story = { args: { projects: ready(projects.slice(0, 1)) } };
export const Two: Story = { args: { projects: ready(projects.slice(0, 2)) } };
export const Seven: Story = { args: { projects: ready(manyProjects(7)) } };
export const Many: Story = { tags: ['long'], args: { projects: ready(manyProjects(200)) } };
export const WithoutPictures: Story = { args: { projects: ready([bareProjectSummary]) } };
export const LongText: Story = { args: { projects: ready([longProjectSummary, ...projects]) } };
