import { z } from 'zod';
import { isDeeperThan } from './htmlDepth.ts';
import { limits } from '../limits.ts';
import { mapMarked, type TextChange } from './marks.ts';
import { refusals } from '../errors/refusals.ts';
import { text } from '../text/text.ts';

/** Marks the schemas whose text is HTML, so that the server and the client know what to clean. */
export const htmlFields = z.registry<{ html: true }>();

const tooMany = refusals.tooManyTags(limits.htmlTags);
const tooDeep = refusals.tooDeepTags(limits.htmlDepth);

/** A text field of a response that holds HTML. */
export const html = () => marked(z.string());

/** A text field of a request that holds HTML. The sanitiser's policy defines what is allowed in it. */
export const htmlText = () =>
  marked(
    text(limits.htmlCharacters)
      .refine((given) => given.split('<').length <= limits.htmlTags + 1, { error: tooMany, abort: true })
      .refine((given) => !isDeeperThan(limits.htmlDepth, given), { error: tooDeep, abort: true })
      .describe(
        `HTML. ${tooMany}, ${limits.htmlDepth} of them within one another; pictures over https alone`,
      ),
  );

function marked<S extends z.ZodType>(schema: S): S {
  htmlFields.add(schema, { html: true });
  return schema;
}

/** A copy of `value` with `clean` applied to every HTML field that `schema` marks. */
export const mapHtml = <T>(schema: z.ZodType<T>, value: T, clean: TextChange): T =>
  mapMarked(htmlFields, schema, value, clean);
