import { endpoints } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { HttpError, tryAgainIn } from '../http/httpErrors.ts';
import { DownloadAnswer } from '../http/answers/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { leaseMs, openLeases } from '../store/leases.ts';
import { exportSite } from './exportSite.ts';
import { openTickets } from './tickets.ts';

const leaseName = 'siteFile';
const renewMs = leaseMs / 3;
const retrySeconds = 30;

const busy = (): HttpError => tryAgainIn(503, retrySeconds, waitingTexts.siteFileBusy);
const spent = (): HttpError => new HttpError(404, refusals.ticketSpent());

/**
 * The routes that download the whole site, one download at a time across all processes: it reads everything there is.
 */
export function siteFileRoutes(api: Api, { storage }: Pick<Media, 'storage'>): void {
  const { store, clock, uploadFolder: folder } = api;
  const tickets = openTickets(store, clock);
  const leases = openLeases(store, clock);
  let isBusy = false;

  /** Takes the only slot, and returns a function that releases it. Throws 503. */
  async function takePlace(): Promise<() => Promise<void>> {
    // A lease belongs to the process, which has to distinguish its own callers.
    if (isBusy) throw busy();
    isBusy = true;
    const free = (): void => {
      isBusy = false;
    };
    try {
      if (!(await leases.take(leaseName))) throw busy();
    } catch (error) {
      free();
      throw error;
    }
    // If a renewal fails, only exclusivity is at risk.
    const renewal = setInterval(() => void leases.take(leaseName).catch(() => undefined), renewMs);
    return async () => {
      clearInterval(renewal);
      // The next one in this process would otherwise renew the lease that is being released.
      await leases.release(leaseName).finally(free);
    };
  }

  serve(api, endpoints.siteFile.ticket, async ({ body }) => {
    // Checked here as well, where the panel can show the error: a browser shows nothing of a refused download.
    if (isBusy || (await leases.isTaken(leaseName))) throw busy();
    const { ticket, expiresAt } = await tickets.issue(body);
    const address = `/api${endpoints.siteFile.download.path}?ticket=${ticket}`;
    return { address, expiresAt: expiresAt.toISOString() };
  });

  serve(api, endpoints.siteFile.download, async ({ query: { ticket }, request }) => {
    const name = `site-${dayInIstanbul(clock.now())}.zip`;
    const type = endpoints.siteFile.download.answerType;
    // A HEAD request does not use the ticket up.
    if (request.method === 'HEAD') return new DownloadAnswer({ name, type });
    // Without a ticket nobody takes the place, or has anything written.
    if (!(await tickets.isValid(ticket))) throw spent();
    const leave = await takePlace();
    try {
      const wish = await tickets.take(ticket);
      if (wish === undefined) throw spent();
      const write: DownloadAnswer['write'] = async (output) => {
        try {
          const { refused } = await exportSite({ store, storage, clock, folder, ...wish }, output);
          if (refused.length > 0) request.log.warn({ refused }, 'An import would refuse some of the site');
        } finally {
          await leave();
        }
      };
      return new DownloadAnswer({ name, type, write });
    } catch (error) {
      await leave();
      throw error;
    }
  });
}
