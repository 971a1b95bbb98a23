import { apiError } from '@vitrin/contract/errors/error';
import { isRefusalCode } from '@vitrin/contract/errors/refusalOf';
import { limits } from '@vitrin/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, fileForm } from '../../testing/callApi.ts';
import { cutOff, gifOfFrames, largeSquare, zeroPng } from '../../testing/hostilePictures.ts';
import { plainJpeg } from '../../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const size = { width: 400, height: 300 };

describe('a refused upload', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  test.each<[code: string, path: string, make: () => unknown]>([
    ['notAPicture', '/images/upload', () => fileForm(Buffer.from('merhaba'))],
    [
      'notAPicture',
      '/images/upload',
      () => fileForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    ['pictureDamaged', '/images/upload', async () => fileForm(cutOff(await plainJpeg(size), 0.5))],
    ['tooManyFrames', '/images/upload', () => fileForm(gifOfFrames(2_000))],
    [
      'tooManyPixels',
      '/images/upload',
      async () => fileForm(await zeroPng({ ...largeSquare, height: 8_000 })),
    ],
    ['fileTooLarge', '/images/upload', () => fileForm(Buffer.alloc(limits.uploadBytes + 1, 1))],
    ['fileMissing', '/images/upload', () => fileForm(Buffer.from('x'), 'a.png', 'baska')],
    ['notAForm', '/images/upload', () => ({ file: 'x' })],
    ['notAnIcon', '/site-info/favicon', async () => fileForm(await plainJpeg(size))],
    ['iconDamaged', '/site-info/favicon', () => fileForm(Buffer.from([0, 0, 1, 0, 1, 0]))],
  ])('says why: %s at %s', async (code, path, make) => {
    const answer = await callApi(server.app, path, {
      method: 'POST',
      token: server.token,
      body: await make(),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const told = apiError.parse(answer.body);
    expect(isRefusalCode(code)).toBe(true);
    expect([told.code, told.codes?.['file']?.code]).toContain(code);
  });
});
