import { endpoints } from '@vitrin/contract/endpoints';
import { type PrivacyNotice, privacyNotice } from '@vitrin/contract/pages/privacy';
import { expect, test, vi } from 'vitest';
import { createAnswerCleaner } from './cleanAnswers.ts';
import { cleanHtml } from '../input/cleanHtml.ts';
import { HttpError } from '../httpErrors.ts';

const { read } = endpoints.privacy;
const notice = (content: string): PrivacyNotice => ({ title: '<b>', content });

test('a response leaves with clean HTML, and with its plain texts unchanged', async () => {
  const { clean } = createAnswerCleaner();
  expect(await clean(read, notice('<p onclick=a>x</p>'))).toEqual(notice('<p>x</p>'));
});

test('a text that needed no cleaning is cleaned once', async () => {
  const cleaned = vi.fn<typeof cleanHtml>(cleanHtml);
  const { clean } = createAnswerCleaner(undefined, cleaned);
  expect(await clean(read, notice('<p>x</p>'))).toEqual(notice('<p>x</p>'));
  expect(await clean(read, notice('<p>x</p>'))).toEqual(notice('<p>x</p>'));
  expect(cleaned).toHaveBeenCalledTimes(1);
});

test('a text that needed cleaning is cleaned each time', async () => {
  const { clean } = createAnswerCleaner();
  await clean(read, notice('<p onclick=a>x</p>'));
  expect(await clean(read, notice('<p onclick=a>x</p>'))).toEqual(notice('<p>x</p>'));
});

test('a bounded number of texts is remembered, the most recently used ones', async () => {
  const cleaned = vi.fn<typeof cleanHtml>(cleanHtml);
  const { clean } = createAnswerCleaner(2, cleaned);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await clean(read, notice(text));
  }
  expect(cleaned.mock.calls.map(([html]) => html)).toEqual(['a', 'b', 'c', 'b']);
});

test('other requests get their turn while many texts are cleaned', async () => {
  const { clean } = createAnswerCleaner();
  const body = '<p>Düz <strong>kalın</strong> <em>eğik</em> yazı</p>'.repeat(400);
  const some = {
    title: '',
    date: '',
    excerpt: '',
    author: '',
    category: '',
    tags: [],
    active: true,
    noindex: false,
  };
  const posts = Array.from({ length: 40 }, (_none, number) => ({
    ...some,
    id: `${number}`,
    path: '',
    content: '',
    details: `${number} ${body}`,
    image: null,
    updatedAt: '2026-03-18T09:00:00.000Z',
  }));
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  await clean(endpoints.posts.list, posts);
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
});

test('the entry in an edit conflict is cleaned', async () => {
  const { cleanError } = createAnswerCleaner();
  const details = { current: notice('<script>x</script>y'), updatedAt: 'then' };
  const error = await cleanError(read, new HttpError(409, 'Somebody else saved', { details }));
  expect(error instanceof HttpError ? error.toBody() : error).toMatchObject({
    message: 'Somebody else saved',
    current: privacyNotice.parse(notice('y')),
    updatedAt: 'then',
  });
});

test('any other error is unchanged', async () => {
  const { cleanError } = createAnswerCleaner();
  const refusal = new HttpError(400, 'No', { errors: { title: 'Empty' } });
  expect(await cleanError(read, refusal)).toBe(refusal);
  expect(await cleanError(read, 'thrown')).toBe('thrown');
});
