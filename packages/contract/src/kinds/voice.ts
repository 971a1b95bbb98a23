import type { z } from 'zod';
import { line, longText, requiredLine } from '../fields.ts';
import { filled } from '../text.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
import { optionalText, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** What customers say. */
export const voiceKind = defineKind(
  {
    schema: 'CustomerVoice',
    label: 'Customer voice',
    one: 'a customer voice',
    many: 'customer voices',
    tag: 'Customer voices',
  },
  {
    name: requiredText(requiredLine('Please fill in the name field.'), { searched: true, sorted: 'text' }),
    role: optionalText(line, { searched: true }),
    company: optionalText(line, { searched: true }),
    text: requiredText(filled(longText, 'Please fill in the text field.'), { searched: true }),
  },
  { ...placed, ...pictured },
  {},
);

/** A customer voice as visitors and admins read it. */
export type Voice = z.infer<typeof voiceKind.record>;
/** What a form sends to create a customer voice. */
export type VoiceDraft = z.infer<typeof voiceKind.draft>;
/** A change of some fields of a customer voice. */
export type VoiceChange = z.infer<typeof voiceKind.change>;
/** The fields of the form, all of them there. */
export type VoiceValues = z.infer<typeof voiceKind.form>;

/** The calls about customer voices. */
export const voiceCalls = {
  ...calls.placedEntries(voiceKind, '/customer-voices', {
    name: 'Nevin Aksoy',
    role: 'Genel Müdür',
    company: 'Kuzey Gıda',
    text: 'Söz verdikleri gün bitti.',
  }),
  ...calls.picture(voiceKind, '/customer-voices/image/{id}'),
};
