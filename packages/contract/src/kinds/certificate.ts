import type { z } from 'zod';
import { line, requiredLine } from '../fields.ts';
import { text } from '../text.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
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
    title: requiredText(requiredLine('Please fill in the title field.'), { searched: true, sorted: 'text' }),
    issuer: optionalText(line, { searched: true }),
    year: optionalText(text(20).trim(), { searched: true }),
  },
  { ...placed, ...pictured },
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
  list: calls.list(certificateKind, '/certificates'),
  listAll: calls.listAll(certificateKind, '/certificates/admin'),
  create: calls.create(certificateKind, '/certificates', {
    title: 'Yılın Atölyesi',
    issuer: 'Örnek Tasarım Derneği',
    year: '2023',
  }),
  read: calls.read(certificateKind, '/certificates/{id}'),
  update: calls.update(certificateKind, '/certificates/{id}'),
  remove: calls.remove(certificateKind, '/certificates/{id}'),
  bulk: calls.bulk(certificateKind, '/certificates/bulk'),
  toggle: calls.toggle(certificateKind, 'PATCH', '/certificates/{id}/toggle'),
  reorder: calls.reorder(certificateKind, '/certificates/reorder'),
  move: calls.move(certificateKind, '/certificates/{id}/place'),
  ...calls.picture(certificateKind, '/certificates/image/{id}'),
};
