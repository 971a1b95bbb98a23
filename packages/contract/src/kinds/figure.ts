import type { z } from 'zod';
import { line, requiredLine } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { filled, text } from '../text/text.ts';
import { defineKind, placed } from './defineKind.ts';
import { optionalText, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Figures of the company, such as the years that it has worked or what it has built. */
export const figureKind = defineKind(
  {
    schema: 'Figure',
    label: 'Figure',
    one: 'a figure',
    many: 'figures',
    tag: 'Figures',
  },
  {
    /** A number as it is written, such as "1.250" or "%98"; plain numbers are counted up when they come into view. */
    value: requiredText(filled(text(20), refusals.numberMissing()), { searched: true }),
    unit: optionalText(line, { searched: true }),
    title: requiredText(requiredLine(refusals.labelMissing()), { searched: true, sorted: 'text' }),
  },
  placed,
  {},
);

/** A figure as visitors and admins read it. */
export type Figure = z.infer<typeof figureKind.record>;
/** What a form sends to create a figure. */
export type FigureDraft = z.infer<typeof figureKind.draft>;
/** A change of some fields of a figure. */
export type FigureChange = z.infer<typeof figureKind.change>;
/** The fields of the form, all of them there. */
export type FigureValues = z.infer<typeof figureKind.form>;

/** The calls about figures. */
export const figureCalls = calls.placedEntries(figureKind, '/figures', {
  value: '27',
  unit: 'yıl',
  title: 'aynı ekiple',
});
