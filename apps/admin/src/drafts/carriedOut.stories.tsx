import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { endpoints } from '@vitrin/contract/endpoints';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { longService } from '@vitrin/mocks/fixtures/services';
import { handleEndpoint } from '@vitrin/mocks/handlers';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminPlanText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const { id } = longService;
const before = { ...longService, subtitle: 'Önceki', updatedAt: '2026-01-01T06:00:00.000Z' };
const after = { ...before, subtitle: 'Planlanan', updatedAt: '2026-01-01T07:00:00.000Z' };
const plan: Plan = {
  kind: 'services',
  id,
  act: 'publish',
  at: after.updatedAt,
  by: 'Ayşe Çelik',
  mine: true,
  madeAt: before.updatedAt,
  hidden: false,
  title: before.title,
  fields: [{ name: 'subtitle', value: after.subtitle }],
  fault: null,
};

let isDone = false;

/** An API that carries a plan out while its form is open. */
function carryingOut() {
  return [
    ...handleEndpoint(endpoints.plans.listAll, async () => Response.json(isDone ? [] : [plan])),
    ...handleEndpoint(endpoints.services.read, async () => Response.json(isDone ? after : before)),
    ...handleEndpoint(endpoints.plans.remove, async () => {
      isDone = true;
      return Response.json({ message: 'Plan not found' }, { status: 404 });
    }),
    ...scenarios.fixtures(),
  ];
}

const meta = {
  title: 'Connected/CarriedOut',
  component: PanelStory,
  args: { address: adminPaths.editService(id) },
  beforeEach: () => {
    isDone = false;
    return signedIn();
  },
  parameters: { layout: 'fullscreen', msw: carryingOut() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const { service } = adminFormsText;

/** Giving up comes too late: what was typed stays, and the rest of the form is what is stored by now. */
export const GivenUpTooLate: Story = {
  play: async () => {
    const title = await screen.findByRole('textbox', { name: service.title });
    await userEvent.clear(title);
    await userEvent.type(title, 'Yeni');
    const subtitle = screen.getByRole('textbox', { name: new RegExp(service.subtitle) });
    await expect(subtitle).toHaveValue(before.subtitle);
    await userEvent.click(await screen.findByRole('button', { name: adminPlanText.giveUp }));
    await screen.findByText(adminPlanText.carriedOut.publish);
    await waitFor(() => expect(subtitle).toHaveValue(after.subtitle));
    await expect(title).toHaveValue('Yeni');
    await expect(screen.queryByText(adminPlanText.giveUpFailed)).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: adminPlanText.giveUp })).not.toBeInTheDocument();
  },
};
