import { endpoints } from '@vitrin/contract/endpoints';
import type { FastifyBaseLogger } from 'fastify';
import { noteActivity } from '../activity/noteActivity.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { visitorOf } from '../http/visitors/visitorAddress.ts';
import { changeSetting } from '../settings/documents.ts';
import { isRobot } from './isRobot.ts';
import { createVisitCounter } from './visitCounter.ts';
import { countsVisits, readVisits } from './visitReport.ts';

/** The routes of the visit counter: daily sums, and nothing about individuals. */
export function visitRoutes(api: Api, log: FastifyBaseLogger): void {
  const { store, clock, app } = api;
  const counter = createVisitCounter({ store, clock, log });
  app.addHook('onClose', counter.stop);
  serveAll(api, endpoints.visits, {
    // Uncounted requests get the same response: robots should learn nothing.
    note: async ({ body, request }) => {
      if (!isRobot(request.headers['user-agent']) && (await countsVisits(store.read))) {
        const { visitor, address } = visitorOf(request);
        counter.add(body, visitor ?? address);
      }
      return success;
    },
    read: async () => {
      await counter.flush();
      return readVisits(store.read, clock.now());
    },
    save: async ({ body }) => {
      const now = clock.now();
      await store.write(async (writer) => {
        await changeSetting(writer, 'visits', body, now);
        await noteActivity(writer, { act: 'settingsChanged', subject: 'visits', now });
      });
      return readVisits(store.read, clock.now());
    },
  });
}
