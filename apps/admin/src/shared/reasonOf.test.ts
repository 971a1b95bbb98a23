import { errorOfAnswer } from '@vitrin/api-client/errors';
import { errorBody } from '@vitrin/contract/errors/error';
import { isRefusalCode } from '@vitrin/contract/errors/refusalOf';
import { refusals } from '@vitrin/contract/errors/refusals';
import {
  adminFormsText,
  defaultLanguage,
  panelLanguages,
  refusalText,
  speak,
} from '@vitrin/ui/text/panelText';
import { afterAll, describe, expect, test } from 'vitest';
import { reasonOf } from './reasonOf.ts';

type Sentence = (...values: number[]) => string;

afterAll(() => speak(defaultLanguage));

const answer = (status: number, message: string, errors?: Record<string, string>) =>
  errorOfAnswer({ status, headers: {}, body: errorBody(status, message, errors) });

/** General messages besides the actual reason, about no file in particular. */
const general: ReadonlySet<string> = new Set(['invalidFields', 'serverError']);
const codes = Object.keys(refusals)
  .filter(isRefusalCode)
  .filter((code) => !general.has(code));

describe.each(panelLanguages)('in %s', (language) => {
  test.each(codes)('%s is reported in the language of the panel', async (code) => {
    await speak(language);
    const [told, worded]: Sentence[] = [refusals[code], refusalText[code]];
    const values = Array.from({ length: told?.length ?? 0 }, () => 15);
    const sentence = told?.(...values) ?? '';
    const expected = worded?.(...values);
    for (const status of [400, 413, 503]) {
      expect(reasonOf(answer(status, sentence))).toBe(expected);
      expect(reasonOf(answer(status, sentence, { file: sentence }))).toBe(expected);
      expect(reasonOf(answer(status, refusals.invalidFields(), { url: sentence }))).toBe(expected);
    }
    // The API's own messages are English.
    expect(reasonOf(answer(400, sentence)) === sentence && language !== defaultLanguage).toBe(false);
  });

  test('a bare server error is reported in our own words', async () => {
    await speak(language);
    const { unknownReason } = adminFormsText.saving;
    expect(reasonOf(answer(500, refusals.serverError()))).toBe(unknownReason);
    expect(reasonOf(answer(502, 'Bad gateway'))).toBe(unknownReason);
    expect(reasonOf(new Error('x'))).toBe(unknownReason);
  });
});

test('another server’s message about a file is shown unchanged', () => {
  expect(reasonOf(answer(400, 'Dosya adı çok uzun'))).toBe('Dosya adı çok uzun');
});
