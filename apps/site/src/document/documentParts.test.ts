import { expect, it } from 'vitest';
import { jsonForScript } from './documentParts.ts';

it('cannot be ended from inside and keeps its meaning', () => {
  const data = { html: '</script><!-- <script>&\u2028', nested: ['ğ', null] };
  const json = jsonForScript(data);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(data);
});
