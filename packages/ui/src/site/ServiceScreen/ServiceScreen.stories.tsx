import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { hiddenService, longService, services, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ServiceScreen } from './ServiceScreen.tsx';

const retry = fn();
const [first = longService] = services;

const meta = {
  title: 'Site/ServiceScreen',
  component: ServiceScreen,
  parameters: { layout: 'fullscreen' },
  args: { service: ready(first), services: servicesBasic },
} satisfies Meta<typeof ServiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hizmetler' })).toHaveAttribute('href', '/hizmetlerimiz');
    const list = within(canvas.getByRole('navigation', { name: 'Hizmetlerimiz' }));
    await expect(list.getByRole('link', { name: first.title })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithProjects: Story = {
  args: { projects: projects.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Bu hizmetle yaptıklarımız' }));
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(section.getByRole('link', { name: 'Bu hizmetin tüm projeleri' })).toHaveAttribute(
      'href',
      `/projelerimiz?hizmet=${first.path.slice(1)}`,
    );
  },
};

export const WithStepsAndQuestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = within(canvas.getByRole('region', { name: 'Nasıl çalışıyoruz?' }));
    await expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      first.steps.map(({ title }) => title),
    );
    const questions = within(canvas.getByRole('region', { name: 'Sık sorulan sorular' }));
    const [asked] = first.faq;
    const answer = questions.getByText(asked?.answer ?? '');
    await expect(answer).not.toBeVisible();
    await userEvent.click(questions.getByText(asked?.question ?? ''));
    await expect(answer).toBeVisible();
  },
};

export const WithoutStepsAndQuestions: Story = {
  args: { service: ready({ ...first, steps: [], faq: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: 'Nasıl çalışıyoruz?' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Sık sorulan sorular' })).toBeNull();
  },
};

/** Each is a link to its file, and opens enlarged. */
export const WithPictures: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Görseller' }));
    const links = section.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      first.furtherImages.map(({ url }) => url),
    );
    const opener = section.getByRole('link', { name: 'Görseli büyüt: Ölçülen vadi' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Büyütülmüş görsel' }));
    const heading = dialog.getByRole('heading', { name: 'Ölçülen vadi' });
    await waitFor(() => expect(heading).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnePicture: Story = {
  args: { service: ready({ ...first, furtherImages: first.furtherImages.slice(0, 1) }) },
};

export const WithoutPictures: Story = {
  args: { service: ready({ ...first, furtherImages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Görseller' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { service: { status: 'loading' } } };

export const Failed: Story = {
  args: { service: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const WithoutPicture: Story = {
  args: { service: ready({ ...hiddenService, image: null }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      '/assets/images/services/service2.jpg',
    );
  },
};

export const LongText: Story = { args: { service: ready(longService) } };
