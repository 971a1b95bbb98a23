import type { z } from 'zod';
import { line, requiredLine } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { text } from '../text/text.ts';
import { defineKind, pictured, placed, withPdf } from './defineKind.ts';
import { optionalText, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Certificates and awards. */
export const certificateKind = defineKind(
  {
    schema: 'Certificate',
    label: 'Certificate',
    one: 'a certificate',
    many: 'certificates',
    tag: 'Certificates',
  },
  {
    title: requiredText(requiredLine(refusals.titleMissing()), { searched: true, sorted: 'text' }),
    issuer: optionalText(line, { searched: true }),
    year: optionalText(text(20).trim(), { searched: true }),
  },
  { ...placed, ...pictured, ...withPdf },
  {},
);

/** A certificate as visitors and admins read it. */
export type Certificate = z.infer<typeof certificateKind.record>;
/** What a form sends to create a certificate. */
export type CertificateDraft = z.infer<typeof certificateKind.draft>;
/** A change of some fields of a certificate. */
export type CertificateChange = z.infer<typeof certificateKind.change>;
/** The fields of the form, all of them there. */
export type CertificateValues = z.infer<typeof certificateKind.form>;

/** The calls about certificates. */
export const certificateCalls = {
  ...calls.placedEntries(certificateKind, '/certificates', {
    title: 'Yılın Atölyesi',
    issuer: 'Örnek Tasarım Derneği',
    year: '2023',
  }),
  ...calls.picture(certificateKind, '/certificates/image/{id}'),
  ...calls.entryPdf(certificateKind, '/certificates/pdf/{id}'),
};
