import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { endpoints } from '@vitrin/contract/endpoints';
import { hiddenService, services } from '@vitrin/mocks/fixtures/services';
import { limits } from '@vitrin/contract/limits';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { statusWord } from '@vitrin/ui/admin/statusWord';
import { adminMessagesText, adminText } from '@vitrin/ui/text/panelText';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { broken } from '../testing/connectedList.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const text = adminText.dashboard;

const meta = {
  title: 'Connected/Dashboard',
  component: PanelStory,
  args: { address: '/admin' },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const recent = await screen.findByRole('region', { name: text.recentActivity });
    await expect(await within(recent).findAllByRole('link')).toHaveLength(limits.recentActivity);
    await expect(within(recent).getByRole('link', { name: /Renk seçerken ışığa bakın/ })).toBeVisible();
    const counts = screen.getByRole('region', { name: text.counts });
    await expect(within(counts).getAllByRole('link')).toHaveLength(5);
    await expect(await screen.findByRole('link', { name: adminMessagesText.allMessages })).toBeVisible();
  },
};

const plan: Plan = {
  kind: 'services',
  id: hiddenService.id,
  act: 'publish',
  at: '2090-01-01T07:00:00.000Z',
  by: 'Elif Karaca',
  mine: true,
  madeAt: '2026-11-06T12:00:00.000Z',
  title: hiddenService.title,
  hidden: true,
  fields: null,
  fault: null,
};

/** What is hidden until its moment is not called hidden; a planned change of something live, or a failed plan, is. */
export const Planned: Story = {
  parameters: {
    msw: [
      http.get('*/api/plans', () =>
        HttpResponse.json([
          plan,
          { ...plan, id: 'service-1', hidden: false },
          { ...plan, id: 'service-2', fault: 'changed' },
        ]),
      ),
      ...scenarios.fixtures({ services: [...services, { ...hiddenService, createdAt: plan.madeAt }] }),
    ],
  },
  play: async () => {
    const counts = within(await screen.findByRole('region', { name: text.counts }));
    const ofServices = `${adminText.entities.services.many}7${text.live(6)}, ${text.scheduled(1)}`;
    await waitFor(() =>
      expect(counts.getAllByRole('link').map((link) => link.textContent)).toContain(ofServices),
    );
    const recent = within(await screen.findByRole('region', { name: text.recentActivity }));
    await expect(
      await recent.findByRole('link', { name: new RegExp(hiddenService.title) }),
    ).toHaveTextContent(statusWord({ active: true, publishDate: plan.at }, new Date(plan.madeAt)));
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty() },
  play: async () => {
    await expect(await screen.findByText(text.noActivity)).toBeVisible();
  },
};

export const FailedInPart: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: [...refusing(endpoints.posts.listAll, 500, broken), ...scenarios.fixtures()] },
  play: async () => {
    const again = { name: text.again(adminText.entities.posts.many) };
    await expect(await screen.findByRole('button', again)).toBeVisible();
    const counts = screen.getByRole('region', { name: text.counts });
    await expect(within(counts).getAllByRole('link')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: scenarios.failing() },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(text.notLoaded)).toHaveLength(5));
  },
};
