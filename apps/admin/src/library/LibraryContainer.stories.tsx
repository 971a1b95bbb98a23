import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminLibraryText as text } from '@vitrin/ui/text/panelText';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { broken } from '../testing/connectedList.ts';
import { createGate } from '../testing/gate.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Library',
  component: PanelStory,
  args: { address: adminPaths.library() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Uploaded: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const files = ['a', 'bb'].map((text_) => new File([text_], `${text_}.png`, { type: 'image/png' }));
    await userEvent.upload(await screen.findByLabelText(text.choose), files);
    await waitFor(async () => {
      const kept = await ourClient.library.listAll({ query: { unused: 'true' } });
      await expect(kept.slice(0, 2).map(({ bytes }) => bytes)).toEqual([2, 1]);
    });
  },
};

export const Described: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await press(text.open('Taş avlu'));
    const field = await screen.findByRole('textbox', { name: text.altField });
    await userEvent.clear(field);
    await userEvent.type(field, 'Yeni söz');
    await press(text.save);
    await waitFor(async () => {
      const [found] = await ourClient.library.listAll({ query: { q: 'yeni söz' } });
      await expect(found?.title).toBe('Taş avlu');
    });
  },
};

/** The size filter is in the address, which survives a reload. */
export const OfASize: Story = {
  args: { address: `${adminPaths.library()}?size=over1mb&kind=picture` },
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const sizes = await screen.findByRole('combobox', { name: text.sizes.label });
    await expect(sizes).toHaveValue('over1mb');
    await expect(await screen.findByText('Ahşap doku')).toBeVisible();
    await expect(screen.queryByText('Taş avlu')).toBeNull();
    await userEvent.selectOptions(sizes, text.sizes.all);
    await expect(await screen.findByText('Taş avlu')).toBeVisible();
  },
};

export const Searched: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await screen.findByText('Taş avlu');
    await userEvent.type(screen.getByRole('searchbox', { name: text.search }), 'isikli');
    await waitFor(() => expect(screen.queryByText('Taş avlu')).toBeNull());
    await expect(screen.getByText('Işıklı koridor')).toBeVisible();
  },
};

/** Holds the requests of the stories below. */
const reads = createGate();
const files = createGate();

/** The dialog closes as soon as its texts are stored, even if reading everything again takes long. */
export const ClosedAtOnce: Story = {
  parameters: {
    msw: [
      http.get('*/api/library', async () => {
        await reads.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await press(text.open('Taş avlu'));
    await userEvent.type(await screen.findByRole('textbox', { name: text.creditField }), ' ve Ada');
    reads.close();
    await press(text.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Opened again before that, it shows what was stored.
    await press(text.open('Taş avlu'));
    await expect(await screen.findByRole('textbox', { name: text.creditField })).toHaveValue(
      'Fotoğraf: Deniz Arı ve Ada',
    );
    reads.open();
  },
};

let isListed = true;

/** A picture that leaves the list while its dialog is open stays open, with what is typed. */
export const LeftTheList: Story = {
  parameters: {
    msw: [
      http.get('*/api/library', () => (isListed ? undefined : HttpResponse.json([]))),
      http.get('*/api/library/:id', async () => {
        await reads.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    isListed = true;
    reads.close();
    await press(text.open('Taş avlu'));
    await userEvent.type(await screen.findByRole('textbox', { name: text.creditField }), ' ve Ada');
    isListed = false;
    await userEvent.click(screen.getByRole('checkbox', { name: text.decorative }));
    await waitFor(() => expect(screen.queryByText('Işıklı koridor')).toBeNull());
    await expect(screen.getByRole('textbox', { name: text.creditField })).toHaveValue(
      'Fotoğraf: Deniz Arı ve Ada',
    );
    reads.open();
  },
};

/** Pictures that are being converted count as unfinished work: closing the page asks. */
export const Preparing: Story = {
  play: async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const drawing = spyOn(globalThis, 'createImageBitmap').mockImplementation(async () => {
      await promise;
      throw new TypeError('Used as it is');
    });
    const large = new File([new Uint8Array(7 * 1024 * 1024)], 'büyük.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(text.choose), large);
    await waitFor(() => expect(isWorkUnderWay()).toBe(true));
    drawing.mockRestore();
    resolve();
    await waitFor(async () => {
      const kept = await ourClient.library.listAll({ query: { unused: 'true' } });
      await expect(kept[0]?.bytes).toBe(large.size);
    });
    await waitFor(() => expect(isWorkUnderWay()).toBe(false));
  },
};

/** A file that could not be replaced is reported by name, and not at the picture that is open by then. */
export const ReplaceFailedLate: Story = {
  parameters: {
    msw: [
      http.post('*/api/library/*/file', async () => {
        await files.passed();
        return HttpResponse.json(broken, { status: 500 });
      }),
      ...scenarios.fixtures(),
    ],
    consoleErrors: 'expected',
  },
  play: async () => {
    files.close();
    await press(text.open('Taş avlu'));
    const file = new File(['x'], 'yeni.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(text.replaceFile), file);
    await expect(isWorkUnderWay()).toBe(true);
    await expect(await screen.findByRole('button', { name: text.replace })).toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Escape}');
    await press(text.open('Işıklı koridor'));
    await expect(await screen.findByRole('button', { name: text.replace })).not.toHaveAttribute('aria-busy');
    files.open();
    await expect(
      await screen.findByText(text.replaceFailedOf('Taş avlu'), { exact: false }),
    ).toBeInTheDocument();
    await expect(screen.queryByText(text.replaceFailed, { exact: false })).toBeNull();
    await expect(isWorkUnderWay()).toBe(false);
  },
};
