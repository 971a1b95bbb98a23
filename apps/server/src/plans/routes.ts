import { endpoints } from '@vitrin/contract/endpoints';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { dropPlan, listPlans, savePlan } from './plans.ts';
import type { Planned } from './publishOnTime.ts';

/** The routes of plans to publish or take down at a moment. */
export function planRoutes(api: Api, planned: Planned): void {
  const { store, clock } = api;
  serveAll(api, endpoints.plans, {
    listAll: ({ query, viewer }) => listPlans(store.read, query, viewer),
    save: async ({ params, body, viewer }) => {
      const made = await savePlan({ store, clock }, params, body, viewer);
      await planned.look();
      return made;
    },
    remove: async ({ params, query, viewer }) => {
      await dropPlan(store, params, query.act, viewer);
      await planned.look();
      return success;
    },
  });
}
