import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '../clock.ts';
import { createTestSchema, type testEngines } from './testEngines.ts';

/** Where a test opens a store more than once, like a program and its successor; removed when the test ends. */
export async function storePlace(
  engine: (typeof testEngines)[number],
): Promise<{ folder: string; databaseUrl: string | undefined; clock: Clock }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  const schema = engine === 'postgres' ? await createTestSchema() : undefined;
  onTestFinished(async () => {
    await schema?.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, databaseUrl: schema?.url, clock: systemClock };
}
