import type { systemEndpoints } from '@vitrin/contract/endpoints/system';
import type { AnswersOf } from '../asked.ts';
import { deadOutside, siteHealth } from '../fixtures/siteHealth.ts';

/** A mocked API is always healthy. */
export const systemAnswers = (): AnswersOf<typeof systemEndpoints> => ({
  health: { read: () => ({ status: 'ok', engine: 'sqlite' }), ready: () => ({ status: 'ready' }) },
  siteHealth: { read: () => siteHealth, outsideLinks: () => deadOutside },
});
