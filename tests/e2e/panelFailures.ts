import type { Page } from '@playwright/test';

/** The response of a server with an internal error. */
export const broken = { status: 500, json: { message: 'Something went wrong on the server' } };

/** Makes every write of the panel fail, until the routes are removed. */
export const failWrites = (page: Page, address = '**/api/**'): Promise<unknown> =>
  page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  );
