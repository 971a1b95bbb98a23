// @module-tag long
import { writeFile } from 'node:fs/promises';
import { endpointList, methodsOf } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { callerInside } from './reference/caller.ts';
import { checkOperation, requestsIn } from './reference/check.ts';
import { makeFiles } from './reference/files.ts';
import { openSubject, type Subject } from './reference/subject.ts';

/** A fixed seed, so that the same requests are sent every time; another seed may find other faults. */
const seed = Number(process.env['TRUST_SEED'] ?? 20_260_214);

/** The number of requests to each operation. */
const runs = Number(process.env['TRUST_RUNS'] ?? 10);
const isLong = process.env['TRUST_RUNS'] !== undefined;

const operationIds = endpointList.flatMap(({ name, endpoint }) =>
  methodsOf(endpoint).map((method) =>
    method === endpoint.method ? name : `${name}.${method.toLowerCase()}`,
  ),
);

describe.each(testEngines)(`requests made from the reference, on %s (seed ${seed})`, (engine) => {
  let server: TestApp;
  let subject: Subject;
  let sent = 0;
  beforeAll(async () => {
    const { 'photo.jpg': photo } = await makeFiles();
    // The web consists of one picture: fetching real addresses is covered by the tests of the fetch.
    const fetchPicture = (_url: string, target: string) => writeFile(target, photo);
    const letters: string[] = [];
    server = await openTestApp({
      engine,
      lettersUrl: 'http://localhost',
      // Mail server responses are covered by the tests of the mail.
      sendLetter: async (_server, letter) => {
        letters.push(letter.text);
        return undefined;
      },
      // Links to other websites are not requested either.
      parts: { fetchPicture, readStatus: async () => 404 },
    });
    subject = await openSubject(callerInside(server.app), {
      tokenOf: async (page) => {
        await server.mail?.look();
        const link = new RegExp(`${page}#(\\S+)`);
        return letters.map((text) => link.exec(text)?.[1]).findLast((token) => token);
      },
    });
  });
  afterAll(async () => {
    await server.close();
    if (isLong) process.stdout.write(`${engine}: ${sent} requests were sent and judged\n`);
  });

  test.each(operationIds)('%s responds as it declares', async (operationId) => {
    const operation = subject.operations.find((found) => found.operationId === operationId);
    if (operation === undefined) throw new Error(`The reference has no ${operationId}`);
    const { counts, failure } = await checkOperation(subject, operation, { runs, seed });
    sent += requestsIn(counts);
    expect(failure).toBeUndefined();
    expect(counts.get(200) ?? 0).toBeGreaterThan(0);
  });
});
