import { QueryClient } from '@tanstack/react-query';
import { credentials } from '@vitrin/mocks/fixtures/session';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/panelText';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { screen, userEvent, within } from 'storybook/test';
import { connection } from '../api.ts';
import { panelKinds } from '../kinds/panelKinds.ts';
import { createGate } from './gate.ts';
import { forgetAll, PanelStory, signedIn } from './PanelStory.tsx';

/**
 * What happens to requests of the panel while it is shown. `dropped` ones never reach the server; `unheard` ones are
 * processed, but the response is lost; with `picture` only the first picture is refused.
 */
export type Fault = 'dropped' | 'unheard' | 'slow' | 'broken' | 'signedOut' | 'offline' | 'picture';

/** The faults of a change in transit. */
export const wayFaults = ['dropped', 'broken', 'offline', 'signedOut', 'slow'] as const satisfies Fault[];

/**
 * The faults for places that share code, by their order: the first place is tested with all of them, each other one
 * with one in turn. A place with its own code has to be tested with all.
 */
export const faultsInTurn = (place: number): readonly Fault[] => {
  const turn = place % wayFaults.length;
  return place === 0 ? wayFaults : wayFaults.slice(turn, turn + 1);
};

let fault: Fault | undefined;
let readsToo = false;
let struck = 0;
let refused = 0;

/** How many requests have met the fault since it began, not counting those for drafts. */
export const strikes = (): number => struck;

/** Where requests to a slow server wait. */
const slowServer = createGate();

/**
 * Makes changes fail from now on, with `reads` also reads, or makes everything work again. A slow server holds requests
 * until the next call of this function, so there is time to check the screen however busy the machine is; they then meet
 * what that call says.
 */
export function befall(next: Fault | undefined, { reads = next === 'offline' } = {}): void {
  slowServer.open();
  fault = next;
  readsToo = reads;
  struck = 0;
  refused = 0;
  if (next === 'slow') slowServer.close();
}

/** Placed before a server's handlers, so that requests meet the current fault; those that a slow one held, the next. */
function faultyRequests(server: HttpHandler[]) {
  const answer = async (request: Request): Promise<Response | undefined> => {
    const isRead = request.method === 'GET';
    if (fault === undefined || (isRead && !readsToo)) return undefined;
    // Drafts are sent automatically; only user actions count.
    if (!new URL(request.url).pathname.includes('/api/drafts')) struck += 1;
    const isPicture = (request.headers.get('content-type') ?? '').startsWith('multipart/');
    switch (fault) {
      case 'dropped':
      case 'offline':
        return HttpResponse.error();
      case 'unheard':
        await getResponse(server, request);
        return HttpResponse.error();
      case 'slow':
        await slowServer.passed();
        return answer(request);
      case 'broken':
        return HttpResponse.json({ message: 'Something went wrong on the server' }, { status: 500 });
      case 'signedOut':
        return HttpResponse.json(
          { message: 'Your session has ended. Please sign in again' },
          { status: 401 },
        );
      default:
        if (isPicture) refused += 1;
        return isPicture && refused === 1
          ? HttpResponse.json({ message: 'The picture is damaged and cannot be read' }, { status: 400 })
          : undefined;
    }
  };
  return http.all('*/api/*', ({ request }) => answer(request));
}

let open: (address: string) => void = () => undefined;

/**
 * Opens an address in a fresh panel, as after a killed page: the browser's storage is still there. The previous page is
 * removed at once, so that it is not mistaken for this one.
 */
export function arrive(address: string): void {
  flushSync(() => open(address));
}

/** A panel that `arrive` moves from address to address. */
export function Tour() {
  const [page, setPage] = useState<{ address: string; visit: number }>();
  // The story begins as soon as it is drawn, without waiting for effects.
  useLayoutEffect(() => {
    open = (address) => setPage((before) => ({ address, visit: (before?.visit ?? 0) + 1 }));
    return () => {
      open = () => undefined;
      befall(undefined);
      forgetAll();
    };
  }, []);
  return page === undefined ? null : <PanelStory key={page.visit} address={page.address} />;
}

/** A server of a story's own, whose requests meet the fault. */
export const faultyServer = (...seed: Parameters<typeof scenarios.fixtures>) => {
  const server = scenarios.fixtures(...seed);
  return { msw: [faultyRequests(server), ...server] };
};

/**
 * The parameters of stories about faults; Storybook loses them in a meta with a comment, unless they are spread there.
 */
export const faultParameters = {
  layout: 'fullscreen',
  ...faultyServer(),
  // The panel logs failures, as it does in production.
  consoleErrors: 'expected',
};

/** Everything works again, in a browser that is signed in and online. Returns a function that resets this. */
export function startOver(): () => void {
  befall(undefined);
  forgetAll();
  connection.heard();
  return signedIn();
}

/** Signs in where the panel asks for it over the page. */
export async function signInAgain(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: adminText.signInAgain.title }));
  befall(undefined);
  await userEvent.click(await dialog.findByLabelText(adminText.login.password, { selector: 'input' }));
  await userEvent.paste(credentials.password);
  await userEvent.click(dialog.getByRole('button', { name: adminText.login.login }));
}

/** The address of the form about the first entry of each kind. */
export async function firstForms(): Promise<readonly string[]> {
  const found = await Promise.all(panelKinds.map((kind) => kind.findEntries(new QueryClient(), '')));
  return found.flatMap(([first]) => first?.href ?? []);
}
