import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/serverProcess.ts';
import { plainPdf } from '../../testing/samplePdf.ts';
import { readPdf } from './readPdf.ts';

async function judged(bytes: Uint8Array): Promise<unknown> {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, bytes);
  return readPdf(file).then(
    ({ facts }) => facts,
    (error: Error & { statusCode?: number }) => [error.statusCode, error.message],
  );
}

test('a PDF is kept as it is, under the name of its content', async () => {
  const file = plainPdf('a');
  expect(await judged(file)).toEqual({
    name: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
    mime: 'application/pdf',
    bytes: file.length,
    width: 0,
    height: 0,
    placeholder: '',
    color: '',
  });
  expect(await judged(plainPdf('b'))).not.toEqual(await judged(file));
});

const whole = plainPdf().toString('latin1');

test.each([
  ['no bytes', '', 415, refusals.notAPdf()],
  ['HTML', '<!doctype html>%PDF-1.7', 415, refusals.notAPdf()],
  ['a PDF that begins with something else', `<script>\n${whole}`, 415, refusals.notAPdf()],
  ['a head alone', '%PDF-1.7\n', 400, refusals.pdfDamaged()],
  ['one that was cut off', whole.slice(0, -20), 400, refusals.pdfDamaged()],
  ['one with a page behind its end', `${whole}<html>`, 400, refusals.pdfDamaged()],
  [
    'one whose table is elsewhere',
    whole.replace(/startxref\n\d+/, 'startxref\n12'),
    400,
    refusals.pdfDamaged(),
  ],
  [
    'one whose table is behind its end',
    whole.replace(/startxref\n\d+/, 'startxref\n999999'),
    400,
    refusals.pdfDamaged(),
  ],
  [
    'scripts',
    plainPdf('', '4 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n').toString('latin1'),
    400,
    refusals.pdfActs(),
  ],
  [
    'programs',
    plainPdf('', '4 0 obj <</S /Launch /F (a.exe)>> endobj\n').toString('latin1'),
    400,
    refusals.pdfActs(),
  ],
])('%s is refused', async (_name, text, status, message) => {
  expect(await judged(Buffer.from(text, 'latin1'))).toEqual([status, message]);
});
