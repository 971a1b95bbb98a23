import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';
import {
  bareProject,
  bareProjectSummary,
  longProject,
  longProjectSummary,
  project,
  projectDetails,
  projects,
} from '@vitrin/mocks/fixtures/projects';
import { services, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { foundOf } from '@vitrin/contract/search/found';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProjectScreen } from './ProjectScreen.tsx';

const retry = fn();
const withPictures = (count: number) =>
  ready({ ...project, image: project.image.slice(0, count), images: project.images.slice(0, count) });

const meta = {
  title: 'Site/ProjectScreen',
  component: ProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    project: ready(project),
    address: 'https://ornek.example/projelerimiz/kuzey-yamaci',
    around: { services: [], previous: null, next: projects[1] ?? null, similar: projects.slice(4, 5) },
  },
} satisfies Meta<typeof ProjectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Projeler' })).toHaveAttribute('href', '/projelerimiz');
    const details = within(canvas.getByRole('region', { name: 'Proje Detayları' }));
    await expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual(
      project.additionalInfoPairs.map(({ key }) => key),
    );
    const pictures = within(canvas.getByRole('region', { name: 'Proje Görselleri' }));
    const links = pictures.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      project.images.slice(1).map(({ url }) => url),
    );
  },
};

export const OfServices: Story = {
  args: { services: servicesBasic.slice(0, 2) },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Proje Detayları' }));
    await expect(details.getByText('İlgili hizmetler')).toBeVisible();
    for (const { title, path } of servicesBasic.slice(0, 2)) {
      await expect(details.getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
    await expect(
      canvas.getByRole('link', { name: 'Bu projeye benzer bir iş için teklif alın' }),
    ).toHaveAttribute(
      'href',
      quoteLink({ service: servicesBasic[0]?.path, project: sitePaths.project(project) }),
    );
  },
};

export const Around: Story = {
  args: {
    around: {
      services: [],
      previous: projects[0] ?? null,
      next: longProjectSummary,
      similar: [...projects.slice(2, 4), bareProjectSummary],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Bu projeye benzer bir iş için teklif alın' }),
    ).toHaveAttribute('href', quoteLink({ project: sitePaths.project(project) }));
    const steps = within(canvas.getByRole('navigation', { name: 'Öteki projeler' }));
    await expect(steps.getAllByRole('link')).toHaveLength(2);
    const similar = within(canvas.getByRole('region', { name: 'Benzer projeler' }));
    await expect(similar.getAllByRole('link')).toHaveLength(3);
  },
};

export const AroundOnPhone: Story = { ...Around, globals: { viewport: { value: 'phone' } } };

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'Görseli büyüt' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Büyütülmüş görsel' });
    await expect(
      screen.getByText('6 görselden 1. görsel gösteriliyor: Tepelerde gün batımı'),
    ).toBeInTheDocument();
  },
};

export const EnlargedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'Görseli büyüt: Ortak bahçe' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Ortak bahçe' });
    await userEvent.keyboard('{ArrowRight}');
    await dialog.findByRole('heading', { name: 'Oturma alanı' });
    dialog.getByRole('button', { name: 'Kapat' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { project: { status: 'loading' } } };

export const NotFound: Story = {
  args: { project: { status: 'failed', error: 'Not found', retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Proje Bulunamadı' })).toBeVisible();
    await expect(canvas.getByText('Proje detayları yüklenemedi.')).toBeVisible();
    await expect(canvas.getByText('Failed to load project details')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const NotFoundNear: Story = {
  args: {
    project: { status: 'failed', error: 'Not found', retry },
    near: services.slice(0, 3).map(foundOf.service),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: services[0]?.title ?? '' })).toHaveAttribute(
      'href',
      services[0]?.path ?? '',
    );
  },
};

export const OnePicture: Story = {
  args: { project: withPictures(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Proje Görselleri')).not.toBeInTheDocument();
  },
};

export const TwoPictures: Story = { args: { project: withPictures(2) } };
export const ThreePictures: Story = { args: { project: withPictures(3) } };
export const FivePictures: Story = { args: { project: withPictures(5) } };

export const FactsWithoutOrder: Story = {
  args: { project: ready({ ...project, additionalInfoPairs: [], additionalInfo: { Yıl: '2024' } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent('Yıl');
  },
};

export const Bare: Story = {
  args: { project: ready({ ...bareProject, description: '' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Proje Detayları')).not.toBeInTheDocument();
  },
};

export const Short: Story = { args: { project: ready(projectDetails.at(-1) ?? project) } };
export const LongText: Story = { args: { project: ready(longProject) } };
