import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const photo = readFileSync(path.join(import.meta.dirname, 'files/isiklik.jpg'));

/** A file as a camera or a messenger names it. */
export const photoNamed = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });

/** The same one with its second half missing. */
export const damagedPhoto = (name: string) => ({
  ...photoNamed(name),
  buffer: photo.subarray(0, photo.length / 2),
});

/** A picture that is right in itself and just under the limit of a file's size, in megabytes. */
export function heavyPhoto(name: string, megabytes: number) {
  // Readers of JPEG ignore what follows the end of the picture.
  return {
    ...photoNamed(name),
    buffer: Buffer.concat([photo, Buffer.alloc(megabytes * 1_000_000 - photo.length)]),
  };
}

/** The panel's text field of this name, whether or not it may stay empty. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(String.raw`^${name}(?: \(isteğe bağlı\))?$`) });

/** Presses the form's own button, not the one of a dialog over it. */
export const save = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Kaydet/ })
    .first()
    .click();

/** Waits until nothing of the form is left to save. */
export const allSaved = (page: Page): Promise<void> =>
  expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();

/** Waits for the panel's report of an action. */
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Types at the cursor of the editor with this name. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.type(text);
}

/** Presses a button above the text of this name; a form may have several texts. */
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
