import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '@vitrin/contract/endpoints';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { demoContent } from '@vitrin/mocks/fixtures/demoContent';
import { begunSetup } from '@vitrin/mocks/fixtures/setup';
import { handleEndpoint } from '@vitrin/mocks/handlers';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFirstDayText, adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { isWorkUnderWay } from '../session/underWay.ts';
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

const slowly = { timeout: 10_000 };

/** The first sign-in opens the set-up; the demo's values are in no field. */
export const FromTheFirstSignIn: Story = {
  play: async () => {
    const text = adminFirstDayText.setup;
    const name = await screen.findByLabelText(text.companyName, {}, slowly);
    await expect(name).toHaveValue('');
    await userEvent.type(name, 'Yıldız Mobilya');
    await userEvent.selectOptions(screen.getByLabelText(text.sector), 'furniture');
    await userEvent.click(screen.getByRole('button', { name: text.next }));
    await expect(await screen.findByRole('heading', { name: text.steps.logo }, slowly)).toBeVisible();
    for (const step of ['contact', 'services'] as const) {
      await userEvent.click(screen.getByRole('button', { name: text.skip }));
      await expect(await screen.findByRole('heading', { name: text.steps[step] })).toBeVisible();
    }
    await userEvent.type(await screen.findByLabelText(text.placeNames.şehir, {}, slowly), 'Bursa');
    await userEvent.click(screen.getByRole('button', { name: text.add(3) }));
    await expect(await screen.findByRole('heading', { name: text.steps.pictures }, slowly)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text.skip }));
    const { clean } = adminFirstDayText.demo;
    await userEvent.click(await screen.findByRole('button', { name: clean }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: clean }));
    await expect(await screen.findByText(adminFirstDayText.demo.none, {}, slowly)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text.finish }));
    const list = await screen.findByRole('region', { name: adminFirstDayText.checklist.title }, slowly);
    await userEvent.click(within(list).getByText(adminFirstDayText.checklist.rest));
    await expect(
      within(list).getByRole('link', { name: adminFirstDayText.checklist.items.logo }),
    ).toBeVisible();
  },
};

const progress = createGate();
const quickActions = () => screen.findByRole('region', { name: adminText.dashboard.quickActions }, slowly);

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
    await screen.findByLabelText(adminFirstDayText.setup.companyName, {}, slowly);
  },
};

/** Without an answer the dashboard stands. */
export const ProgressUnknown: Story = {
  parameters: {
    msw: [...refusing(endpoints.setup.read, 500, broken), ...scenarios.fixtures({ demoContent })],
  },
  play: async () => {
    const links = await quickActions();
    await waitFor(() => expect(links.closest('[inert]')).toBeNull(), slowly);
  },
};

/** What was typed and is not saved is not left without a question. */
export const LeftUnsaved: Story = {
  args: { address: adminPaths.setup() },
  parameters: { msw: scenarios.fixtures({ setup: fresh, demoContent }) },
  play: async () => {
    const text = adminFirstDayText.setup;
    const name = await screen.findByLabelText(text.companyName, {}, slowly);
    await userEvent.type(name, 'Yıldız Mobilya');
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.stay }, slowly));
    await expect(name).toHaveValue('Yıldız Mobilya');
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.leave }, slowly));
    await screen.findByRole('region', { name: adminFirstDayText.checklist.title }, slowly);
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
    const input = await screen.findByLabelText(text.logo, { selector: 'input' }, slowly);
    await userEvent.upload(input, await largePicture('logo.png'));
    await waitFor(() => expect(isWorkUnderWay()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: text.later }));
    await screen.findByRole('region', { name: adminFirstDayText.checklist.title }, slowly);
    logo.open();
    const told = new RegExp(`^${text.logo}: `);
    await waitFor(() => expect(screen.getByText(told)).toBeVisible(), slowly);
  },
};

export const DemoContent: Story = {
  args: { address: adminPaths.demoContent() },
  parameters: { msw: scenarios.fixtures({ demoContent }) },
  play: async () => {
    await expect(await screen.findByText(adminFirstDayText.demo.entries, {}, slowly)).toBeVisible();
  },
};
