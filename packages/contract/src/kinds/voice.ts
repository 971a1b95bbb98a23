import { z } from 'zod';
import { line, longText, requiredLine } from '../fields.ts';
import { id } from '../id.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled } from '../text/text.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
import { optional, optionalText, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** The active project that a testimonial is about, as far as a link to it needs. */
const voicedProject = z.object({ id, path: z.string(), title: z.string() }).meta({ id: 'VoicedProject' });
export type VoicedProject = z.infer<typeof voicedProject>;

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
    name: requiredText(requiredLine(refusals.nameMissing()), { searched: true, sorted: 'text' }),
    role: optionalText(line, { searched: true }),
    company: optionalText(line, { searched: true }),
    text: requiredText(filled(longText, refusals.textMissing()), { searched: true }),
    /** The id of the project that it is about; ignored once that is deleted. */
    projectId: optional(exactText(64), '', z.string(), { refersTo: 'projects' }),
  },
  { ...placed, ...pictured, project: voicedProject.nullable() },
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
