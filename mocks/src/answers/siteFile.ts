import type { siteFileEndpoints } from '@vitrin/contract/endpoints/siteFile';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { AnswersOf } from '../asked.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** The end record of a zip archive; an empty archive consists of nothing else. */
const emptyZip = new Uint8Array([80, 75, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

/** Downloads of the site, always as an empty archive. */
export function siteFileAnswers({ now }: MockState): AnswersOf<typeof siteFileEndpoints> {
  const tickets = new Set<string>();
  return {
    siteFile: {
      ticket: () => {
        const ticket = `ticket-${tickets.size + 1}`;
        tickets.add(ticket);
        const expiresAt = new Date(Date.parse(now()) + 60_000).toISOString();
        return { address: `/api/site-file?ticket=${ticket}`, expiresAt };
      },
      download: ({ query: { ticket } }) => {
        if (!tickets.delete(ticket)) throw new MockFailure(404, refusals.ticketSpent());
        return new Blob([emptyZip], { type: 'application/zip' });
      },
    },
  };
}
