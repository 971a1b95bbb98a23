import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const photo = readFileSync(path.join(import.meta.dirname, 'files/isiklik.jpg'));

/** A photo with a file name as from a camera or a messenger. */
export const photoNamed = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });

/** The same photo without its second half, but with the end of a whole one: only a decoder notices. */
export const damagedPhoto = (name: string) => ({
  ...photoNamed(name),
  buffer: Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.from([0xff, 0xd9])]),
});

/** A valid picture of the given size in megabytes. */
export function heavyPhoto(name: string, megabytes: number) {
  // JPEG decoders ignore what follows the end of the picture.
  return {
    ...photoNamed(name),
    buffer: Buffer.concat([photo, Buffer.alloc(megabytes * 1_000_000 - photo.length)]),
  };
}

/** The panel's text field with this label, required or optional. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(String.raw`^${name}(?: \(isteğe bağlı\))?$`) });

/** Presses the form's own save button, not that of a dialog over it. */
export const save = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Kaydet/ })
    .first()
    .click();

/** Waits until the form has no unsaved changes. */
export const allSaved = (page: Page): Promise<void> =>
  expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();

/** Waits until the panel reports an action. */
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Types into the editor with this label. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.type(text);
}

/** Presses a toolbar button of the editor with this label; a form may have several editors. */
export const press = (page: Page, editor: string, tool: string): Promise<void> =>
  field(page, editor)
    .locator('xpath=ancestor::*[.//*[@role="toolbar"]][1]')
    .getByRole('button', { name: tool, exact: true })
    .click();

/** Puts formatted text on the clipboard and pastes it at the cursor, as when copied from another program. */
export const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', '');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
