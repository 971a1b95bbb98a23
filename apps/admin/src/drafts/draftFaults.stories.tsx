import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { endpoints } from '@vitrin/contract/endpoints';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { user } from '@vitrin/mocks/fixtures/session';
import { services } from '@vitrin/mocks/fixtures/services';
import { handleEndpoint } from '@vitrin/mocks/handlers';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminPlanText, adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import {
  arrive,
  befall,
  type Fault,
  faultParameters,
  faultyServer,
  signInAgain,
  startOver,
  strikes,
  Tour,
} from '../testing/Tour.tsx';

/** Form input is saved to the server automatically: whatever goes wrong, it is not lost and arrives in the end. */
const meta = {
  title: 'Connected/DraftFaults',
  tags: ['long'],
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const [service] = services;
const id = service?.id ?? '';
const params = { kind: 'services', id } as const;
const written = 'Yarım kalan başlık';
/** Also while a sign-in dialog covers it. */
const field = () => screen.findByRole('textbox', { name: 'Title', hidden: true });
const onServer = async () => JSON.stringify(await ourClient.drafts.read({ params }));

async function type() {
  arrive(adminPaths.editService(id));
  const box = await field();
  await userEvent.clear(box);
  await userEvent.paste(written);
}

async function expectKept() {
  await expect(await field()).toHaveValue(written);
  await expect(JSON.stringify(Object.entries(localStorage))).toContain(written);
  await expect(screen.queryByText(adminFormsText.saveBar.saved)).toBeNull();
}

const arrived = () => waitFor(async () => expect(await onServer()).toContain(written));

/** Longer than the debounce. */
const sending = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4_000);
  });

const under = (fault: Fault, goOn?: () => Promise<unknown>): Story => ({
  parameters: faultyServer(),
  play: async () => {
    befall(fault);
    await type();
    await sending();
    await expectKept();
    if (goOn === undefined) befall(undefined);
    else await goOn();
    await arrived();
    await expectKept();
  },
});

export const Dropped: Story = under('dropped');
export const Slow: Story = under('slow');
export const Broken: Story = under('broken');
/** A sign-in dialog opens over the form, after which pending requests continue. */
export const SignedOut: Story = under('signedOut', async () => {
  await screen.findByText(adminText.signInAgain.title);
  await signInAgain();
});

/** A saved draft is deleted, and input from another device is offered. */
export const SavedAndFoundElsewhere: Story = {
  parameters: faultyServer(),
  play: async () => {
    await type();
    await sending();
    await arrived();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(adminFormsText.saveBar.saved);
    await waitFor(async () => expect(await onServer()).not.toContain(written));

    await ourClient.drafts.save({
      params,
      body: { version: 'phone', over: null, base: null, files: [], fields: '{"title":"Telefonda yazıldı"}' },
    });
    arrive(adminPaths.editService(id));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.draft.open }));
    await waitFor(async () => expect(await field()).toHaveValue('Telefonda yazıldı'));
  },
};

const { draft: draftText } = adminFormsText;
const besideIt = 'Yanında yazılan başlık';
const restored = () => screen.findByRole('button', { name: draftText.restore });
const stored = () => JSON.stringify(Object.entries(localStorage));

async function reopen() {
  arrive(adminPaths.editService(id));
  await restored();
  return field();
}

async function expectInBoth() {
  await expect(stored()).toContain(written);
  await expect(await onServer()).toContain(written);
}

/** An offered draft stays until it is answered, whatever is typed, taken back, saved or left in the meantime. */
export const Unanswered: Story = {
  parameters: faultyServer(),
  play: async () => {
    await type();
    await arrived();
    await userEvent.type(await reopen(), 'x{Backspace}');
    await expectInBoth();

    await userEvent.type(await reopen(), ' Saklanan');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(adminFormsText.saveBar.saved);
    await expect(await restored()).toBeVisible();
    await expectInBoth();

    await userEvent.type(await reopen(), 'x');
    await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.leave }));
    await waitFor(() => expect(screen.queryByRole('button', { name: draftText.restore })).toBeNull());
    await expectInBoth();
  },
};

/** What is typed beside an offered draft is kept too, and both are offered one after the other. */
export const TypedBeside: Story = {
  parameters: faultyServer(),
  play: async () => {
    await type();
    await arrived();
    const box = await reopen();
    await userEvent.clear(box);
    await userEvent.paste(besideIt);
    await waitFor(() => expect(stored()).toContain(besideIt));
    await expect(await onServer()).toContain(written);

    await reopen();
    await userEvent.click(await screen.findByRole('button', { name: draftText.drop }));
    await waitFor(() => expect(stored()).not.toContain(besideIt));
    await expect(await onServer()).toContain(written);
    await userEvent.click(await restored());
    await expect(await field()).toHaveValue(written);
  },
};

/** Opening one of two drafts leaves the other one, here and on the server, and offers it next. */
export const OpenedOneByOne: Story = {
  parameters: faultyServer(),
  play: async () => {
    await type();
    await arrived();
    const box = await reopen();
    await userEvent.clear(box);
    await userEvent.paste(besideIt);
    await waitFor(() => expect(stored()).toContain(besideIt));

    await reopen();
    // The second tap of a hasty finger must not answer the next offer.
    await userEvent.dblClick(await restored());
    await waitFor(async () => expect(await field()).toHaveValue(besideIt));
    await sending();
    await expectInBoth();
    await expect(stored()).toContain(besideIt);
    await userEvent.click(await screen.findByRole('button', { name: draftText.drop }));
    await waitFor(async () => expect(await onServer()).toContain(besideIt));
    await expect(stored()).not.toContain(written);
    await expect(screen.queryByRole('button', { name: draftText.restore })).toBeNull();
    await expect(await field()).toHaveValue(besideIt);
  },
};

const plan: Plan = {
  ...params,
  act: 'publish',
  at: '2999-01-01T07:00:00.000Z',
  by: 'Ayşe Çelik',
  mine: true,
  madeAt: '2026-11-21T07:00:00.000Z',
  hidden: false,
  title: '',
  fields: [{ name: 'title', value: besideIt }],
  fault: null,
};

/** What is planned takes the place of what is typed, which a later visit offers. */
export const PlanTaken: Story = {
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.plans.listAll, async () => Response.json([plan])),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await type();
    await userEvent.click(await screen.findByRole('button', { name: adminPlanText.take }));
    await waitFor(async () => expect(await field()).toHaveValue(besideIt));
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(adminFormsText.saveBar.saved);
    await reopen();
    await userEvent.click(await restored());
    await waitFor(async () => expect(await field()).toHaveValue(written));
  },
};

const { reason } = itemFormsText;

/** The drafts of a reason, in this browser and on the server. */
const draftsOf = async (of: string) =>
  JSON.stringify([
    localStorage.getItem(`draft.${user.id}.why-us.${of}`),
    (await ourClient.drafts.read({ params: { kind: 'reasons', id: of } })).draft?.fields,
  ]);

/** What is typed while a new entry is being saved is the draft of that entry, and not of the next new one. */
export const TypedWhileAdded: Story = {
  tags: ['!long'],
  parameters: faultyServer(),
  play: async () => {
    arrive(plainPaths('reasons').begin);
    await userEvent.type(await screen.findByRole('textbox', { name: reason.title }), 'Dakiklik');
    const description = screen.getByRole('textbox', { name: reason.description });
    await userEvent.type(description, 'Söz');
    befall('slow');
    await userEvent.click(screen.getByRole('button', { name: reason.save }));
    await waitFor(() => expect(strikes()).toBeGreaterThan(0));
    await userEvent.type(description, ' verdiğimiz gün');
    befall(undefined);
    await screen.findByRole('heading', { level: 1, name: reason.editTitle });
    const added = (await ourClient.reasons.listAll()).find(({ title }) => title === 'Dakiklik');
    // The server gets it last: until then a stray draft would have been sent.
    await waitFor(async () =>
      expect((await draftsOf(added?.id ?? '')).split('verdiğimiz gün')).toHaveLength(3),
    );
    await expect(await draftsOf('new')).toBe('[null,null]');
  },
};

/** A draft of a new entry is not offered on another new one that was stored in the meantime. */
export const AnotherAdded: Story = {
  tags: ['!long'],
  parameters: faultyServer(),
  play: async () => {
    const text = reason;
    const title = () => screen.findByRole('textbox', { name: text.title });
    const draft = { value: { fields: { title: written } }, at: '2026-01-05T10:00:00.000Z' };
    localStorage.setItem(`draft.${user.id}.why-us.new`, JSON.stringify(draft));
    arrive(plainPaths('reasons').begin);
    await restored();
    await userEvent.type(await title(), besideIt);
    await userEvent.type(screen.getByRole('textbox', { name: text.description }), 'Yanında');
    await userEvent.click(screen.getByRole('button', { name: text.save }));
    await screen.findByRole('heading', { level: 1, name: text.editTitle });
    await waitFor(() => expect(screen.queryByRole('button', { name: draftText.restore })).toBeNull());
    await expect(await title()).toHaveValue(besideIt);

    arrive(plainPaths('reasons').begin);
    await userEvent.click(await restored());
    await expect(await title()).toHaveValue(written);
  },
};
