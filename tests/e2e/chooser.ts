import type { Locator, Page } from '@playwright/test';

/** The file input of one picture field; rich text editors on the same page have one each as well. */
export const chooserOf = (page: Page, field: string): Locator =>
  page.getByRole('group', { name: field, exact: true }).locator('input[type=file]');

/** Confirms the use of a picture that is smaller than its place requires. */
export const useAnyway = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Use anyway' }).click();
