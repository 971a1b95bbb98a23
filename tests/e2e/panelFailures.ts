import type { Page } from '@playwright/test';

/** What a server answers that has trouble of its own. */
export const broken = { status: 500, json: { message: 'Something went wrong on the server' } };

/** Lets everything fail that the panel sends to be stored, until the routes are taken away. */
export const failWrites = (page: Page, address = '**/api/**'): Promise<unknown> =>
  page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  );
