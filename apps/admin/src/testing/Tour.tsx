import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { panelKinds } from '../kinds/panelKinds.ts';
import { forgetAll, PanelStory } from './PanelStory.tsx';

/** What happens to requests of the panel while it is shown. */
export type Fault = 'dropped' | 'slow' | 'broken' | 'signedOut' | 'offline' | 'picture';

let fault: Fault | undefined;
let readsToo = false;
let struck = 0;

/** How many requests have met the fault since it began. */
export const strikes = (): number => struck;

/** Ends the wait of requests to a slow server. */
let release: () => void = () => undefined;
let released = Promise.resolve();

/**
 * Lets changes fail from now on, with `reads` also what is read, or all of it work again. A slow server takes until the
 * next call of this: however busy the machine is, there is time to look at what a screen shows meanwhile.
 */
export function befall(next: Fault | undefined, { reads = next === 'offline' } = {}): void {
  release();
  fault = next;
  readsToo = reads;
  struck = 0;
  if (next === 'slow') ({ promise: released, resolve: release } = Promise.withResolvers<void>());
}

/** Goes before the handlers of a scenario: requests fail as the fault says. */
export const faultyRequests = http.all('*/api/*', async ({ request }) => {
  const isRead = request.method === 'GET';
  if (fault === undefined || (isRead && !readsToo)) return undefined;
  struck += 1;
  const isPicture = (request.headers.get('content-type') ?? '').startsWith('multipart/');
  switch (fault) {
    case 'dropped':
    case 'offline':
      return HttpResponse.error();
    case 'slow':
      await released;
      return undefined;
    case 'broken':
      return HttpResponse.json({ message: 'Something went wrong on the server' }, { status: 500 });
    case 'signedOut':
      return HttpResponse.json({ message: 'Your session has ended. Please sign in again' }, { status: 401 });
    default:
      return isPicture
        ? HttpResponse.json({ message: 'The picture is damaged and cannot be read' }, { status: 400 })
        : undefined;
  }
});

let open: (address: string) => void = () => undefined;

/** Opens an address in a fresh panel, as after a page that was killed: what the browser keeps is still there. */
export function arrive(address: string): void {
  open(address);
}

/** A panel that is taken from address to address by `arrive`. */
export function Tour() {
  const [page, setPage] = useState<{ address: string; visit: number }>();
  useEffect(() => {
    open = (address) => setPage((before) => ({ address, visit: (before?.visit ?? 0) + 1 }));
    return () => {
      open = () => undefined;
      befall(undefined);
      forgetAll();
    };
  }, []);
  return page === undefined ? null : <PanelStory key={page.visit} address={page.address} />;
}

/** The address of the form about the first entry of each kind. */
export async function firstForms(): Promise<readonly string[]> {
  const found = await Promise.all(panelKinds.map((kind) => kind.findEntries(new QueryClient(), '')));
  return found.flatMap(([first]) => first?.href ?? []);
}
