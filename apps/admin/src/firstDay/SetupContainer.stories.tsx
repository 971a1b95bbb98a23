import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '@vitrin/contract/endpoints';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { demoContent } from '@vitrin/mocks/fixtures/demoContent';
import { begunSetup, serviceTemplates } from '@vitrin/mocks/fixtures/setup';
import { handleEndpoint } from '@vitrin/mocks/handlers';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFirstDayText, adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { broken } from '../testing/connectedList.ts';
import { createGate } from '../testing/gate.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';
import { largePicture } from '../testing/pictureFaults.ts';

const fresh = {
  ...begunSetup,
  step: null,
  sector: null,
  ended: false,
  checklist: begunSetup.checklist.map(({ item }) => ({ item, done: false })),
};

const meta = {
  title: 'Connected/FirstDay',
  component: PanelStory,
  args: { address: adminPaths.dashboard() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures({ setup: fresh, demoContent }) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first sign-in opens the set-up; the demo's values are in no field. */
export const FromTheFirstSignIn: Story = {
  play: async () => {
    const text = adminFirstDayText.setup;
    const name = await screen.findByLabelText(text.companyName);
    await expect(name).toHaveValue('');
    await userEvent.type(name, 'Yıldız Mobilya');
    await userEvent.selectOptions(screen.getByLabelText(text.sector), 'furniture');
    await userEvent.click(screen.getByRole('button', { name: text.next }));
    await expect(await screen.findByRole('heading', { name: text.steps.logo })).toBeVisible();
    for (const step of ['contact', 'services'] as const) {
      await userEvent.click(screen.getByRole('button', { name: text.skip }));
      await expect(await screen.findByRole('heading', { name: text.steps[step] })).toBeVisible();
    }
    await userEvent.type(await screen.findByLabelText(text.placeNames.şehir), 'Bursa');
    await userEvent.click(screen.getByRole('button', { name: text.add(3) }));
    await expect(await screen.findByRole('heading', { name: text.steps.pictures })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text.skip }));
    const { clean } = adminFirstDayText.demo;
    await userEvent.click(await screen.findByRole('button', { name: clean }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: clean }));
    await expect(await screen.findByText(adminFirstDayText.demo.none)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text.finish }));
    const list = await screen.findByRole('region', { name: adminFirstDayText.checklist.title });
    await userEvent.click(within(list).getByText(adminFirstDayText.checklist.rest));
    await expect(
      within(list).getByRole('link', { name: adminFirstDayText.checklist.items.logo }),
    ).toBeVisible();
  },
};

const progress = createGate();
const quickActions = () => screen.findByRole('region', { name: adminText.dashboard.quickActions });

/** The dashboard cannot be used while it may still be replaced. */
export const BeforeTheDashboard: Story = {
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.setup.read, async () => {
        await progress.passed();
        return HttpResponse.json(fresh);
      }),
      ...scenarios.fixtures({ demoContent }),
    ],
  },
  play: async () => {
    progress.close();
    const links = await quickActions();
    await expect(links.closest('[inert]')).not.toBeNull();
    progress.open();
    await screen.findByLabelText(adminFirstDayText.setup.companyName);
  },
};

/** If the progress of the set-up cannot be loaded, the dashboard is shown. */
export const ProgressUnknown: Story = {
  parameters: {
    msw: [...refusing(endpoints.setup.read, 500, broken), ...scenarios.fixtures({ demoContent })],
  },
  play: async () => {
    const links = await quickActions();
    await waitFor(() => expect(links.closest('[inert]')).toBeNull());
  },
};

/** What was typed and is not saved is not left without a question. */
export const LeftUnsaved: Story = {
  args: { address: adminPaths.setup() },
  parameters: { msw: scenarios.fixtures({ setup: fresh, demoContent }) },
  play: async () => {
    const text = adminFirstDayText.setup;
    const name = await screen.findByLabelText(text.companyName);
    await userEvent.type(name, 'Yıldız Mobilya');
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.stay }));
    await expect(name).toHaveValue('Yıldız Mobilya');
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.leave }));
    await screen.findByRole('region', { name: adminFirstDayText.checklist.title });
  },
};

const logo = createGate();

/** It is told on whatever page that the logo was not stored. */
export const LogoLeftWhileUploading: Story = {
  args: { address: adminPaths.setup() },
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.siteInfo.uploadImage, async () => {
        await logo.passed();
        return HttpResponse.json({ message: 'Something went wrong on the server' }, { status: 500 });
      }),
      ...scenarios.fixtures({ setup: { ...fresh, step: 'logo' }, demoContent }),
    ],
  },
  play: async () => {
    const text = adminFirstDayText.setup;
    logo.close();
    const input = await screen.findByLabelText(text.logo, { selector: 'input' });
    await userEvent.upload(input, await largePicture('logo.png'));
    await waitFor(() => expect(isWorkUnderWay()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await screen.findByRole('region', { name: adminFirstDayText.checklist.title });
    logo.open();
    const told = new RegExp(`^${text.logo}: `);
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
  },
};

const existing = createGate();
const sent: string[] = [];
const setupServer = scenarios.fixtures({
  setup: { ...fresh, sector: 'architecture', step: 'services' },
  demoContent,
});

/** Of an addition whose response was lost nothing is there twice, and what was typed since counts. */
export const ServicesAddedOnce: Story = {
  args: { address: adminPaths.setup() },
  parameters: {
    consoleErrors: 'expected',
    msw: [
      http.get('*/api/service/admin', async () => existing.passed()),
      http.post('*/api/service', async ({ request }) => {
        sent.push(request.url);
        if (sent.length > 1) return undefined;
        await getResponse(setupServer, request);
        return HttpResponse.error();
      }),
      ...setupServer,
    ],
  },
  play: async () => {
    const text = adminFirstDayText.setup;
    sent.length = 0;
    const city = await screen.findByLabelText(text.placeNames.şehir);
    await userEvent.type(city, 'Bursa');
    // Which of them are there already is not known any more.
    existing.close();
    await userEvent.click(screen.getByRole('button', { name: text.add(3) }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.type(city, ' ve İzmir');
    await userEvent.click(screen.getByRole('button', { name: text.add(3) }));
    await waitFor(() => expect(sent).toHaveLength(4));
    existing.open();
    await expect(await screen.findByRole('heading', { name: text.steps.pictures })).toBeVisible();
    const added = (await ourClient.services.listAll()).filter(({ path }) =>
      serviceTemplates.some((template) => template.path === path),
    );
    await expect(added.map(({ shortDescription }) => shortDescription)).toEqual([
      'Bursa ve İzmir için çizilen yapılar.',
      'Yaşayan iç mekânlar.',
      'Çizilenle yapılanın aynı kalması için.',
    ]);
  },
};

export const DemoContent: Story = {
  args: { address: adminPaths.demoContent() },
  parameters: { msw: scenarios.fixtures({ demoContent }) },
  play: async () => {
    await expect(await screen.findByText(adminFirstDayText.demo.entries)).toBeVisible();
  },
};
