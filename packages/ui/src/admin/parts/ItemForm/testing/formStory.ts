import { services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { palette } from '@vitrin/mocks/fixtures/theme';
import { fn, screen, userEvent } from 'storybook/test';
import type { SiteFacts } from '../../SitePreview/SitePreview.tsx';
import type { StoredItem } from '../formKind.ts';
import type { SaveOutcome, SaveRequest } from '../saving.ts';

/** The site's data for a form's preview. */
export const site: SiteFacts = { siteInfo, palette, services, host: 'ornek.example', year: 2026 };

/** The props that all forms in stories share. */
export const formArgs = {
  now: new Date('2026-11-21T12:00:00.000Z'),
  onDirty: fn(),
  onDraft: fn(),
  onAnswer: fn(),
};

/** A server that accepts everything and returns the item with the sent fields. */
export const taking = <Item extends StoredItem, Fields, Change>(stored: Item) =>
  fn<(request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>>(
    async ({ fields }) => ({
      status: 'saved',
      item: { ...stored, ...fields, updatedAt: '2026-11-21T10:00:00.000Z' },
      picture: 'done',
    }),
  );

/** A server that gives every request the same response. */
export const answering = <Item extends StoredItem, Fields, Change>(outcome: SaveOutcome<Item, Change>) =>
  fn<(request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>>(async () => outcome);

/** Waits for the text field with this name. */
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Types into the field with that label. */
export const type = async (name: string | RegExp, value: string) => userEvent.type(await field(name), value);

export const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

const dot = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);

/** Chooses a small picture for a field. */
export async function choosePicture(label: string, name = 'tepe.gif'): Promise<void> {
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await userEvent.upload(input, new File([dot], name, { type: 'image/gif' }));
}
