import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Engine } from '../store/columns.ts';
import { callApi, type TestAnswer, type TestCall } from './callApi.ts';
import { emptyContent } from './emptyContent.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { testClock } from './testClock.ts';

/**
 * Opens an application for the surrounding tests, at a given time if that matters, empties its content before each
 * test, and returns short helpers for calling it.
 */
export function engineTests(engine: Engine, start?: string) {
  const clock = testClock(start);
  let opened: TestApp | undefined;
  const server = (): TestApp => {
    if (opened === undefined) throw new Error('The application is open inside tests only');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestApp({ engine, clock });
  });
  beforeEach(() => emptyContent(server().store));
  afterAll(() => opened?.close());

  return {
    clock,
    server,
    visitor: (path: string): Promise<TestAnswer> => callApi(server().app, path),
    admin: (path: string, call: TestCall = {}): Promise<TestAnswer> =>
      callApi(server().app, path, { token: server().token, ...call }),
    /** The rows of all pictures, whatever shows them. */
    pictureRows: () => server().store.read.selectFrom('picture').selectAll().orderBy('id').execute(),
  };
}

/** The fields that a 400 names, sorted. */
export const wrongFields = ({ body }: TestAnswer): string[] =>
  Object.keys(Object(Object(body).errors)).toSorted();
