import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { services } from '@vitrin/mocks/fixtures/services';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import {
  arrive,
  befall,
  type Fault,
  faultParameters,
  faultyServer,
  patience,
  signInAgain,
  startOver,
  Tour,
} from '../testing/Tour.tsx';

/** Form input is saved to the server automatically: whatever goes wrong, it is not lost and arrives in the end. */
const meta = {
  title: 'Connected/DraftFaults',
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
const field = () => screen.findByRole('textbox', { name: 'Title', hidden: true }, patience);
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

const arrived = () => waitFor(async () => expect(await onServer()).toContain(written), patience);

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
  await screen.findByText(adminText.signInAgain.title, {}, patience);
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
    await screen.findByText(adminFormsText.saveBar.saved, {}, patience);
    await waitFor(async () => expect(await onServer()).not.toContain(written), patience);

    await ourClient.drafts.save({
      params,
      body: { version: 'phone', over: null, base: null, files: [], fields: '{"title":"Telefonda yazıldı"}' },
    });
    arrive(adminPaths.editService(id));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.draft.open }, patience));
    await waitFor(async () => expect(await field()).toHaveValue('Telefonda yazıldı'), patience);
  },
};
