import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitors/visitorLimit.ts';
import type { ReadStatus } from '../images/fetchPicture.ts';
import { outsideLinks } from './outsideLinks.ts';
import { type HealthSources, readSiteHealth } from './siteHealth.ts';

/** How often per minute a user may check links to other websites. */
const outsidePerMinute = 5;

type Sources = Pick<HealthSources, 'readiness' | 'mail' | 'publicUrl'> & {
  limitVisitors: LimitVisitors;
  readStatus: ReadStatus;
};

/** The routes of the site's health. Concurrent callers share one result. */
export function siteHealthRoutes(api: Api, { limitVisitors, readStatus, ...sources }: Sources): void {
  const { read: reader } = api.store;
  const limit = limitVisitors('outsideLinks', outsidePerMinute);
  const lookHere = oneAtATime(() => readSiteHealth({ reader, clock: api.clock, ...sources }));
  const lookOutside = oneAtATime(() => outsideLinks({ reader, publicUrl: sources.publicUrl, readStatus }));
  serve(api, endpoints.siteHealth.read, lookHere);
  serve(api, endpoints.siteHealth.outsideLinks, async ({ request }) => {
    await limit(request);
    return lookOutside();
  });
}

/** Shares a running computation among concurrent callers. */
function oneAtATime<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => {
    underWay ??= make().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
