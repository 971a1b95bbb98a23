import type { Plan } from '@vitrin/contract/drafts/plan';

const soonestMs = 2_000;
const latestMs = 60 * 60_000;

/**
 * How long to wait before plans are looked at again, in milliseconds: until the next one is due. One that is overdue by
 * this browser's clock is asked about ever less often.
 */
export function untilDue(plans: readonly Plan[], now: number): number | false {
  const waits = plans.filter(({ fault }) => fault === null).map(({ at }) => Math.abs(Date.parse(at) - now));
  return waits.length > 0 && Math.min(latestMs, Math.max(soonestMs, Math.min(...waits)));
}
