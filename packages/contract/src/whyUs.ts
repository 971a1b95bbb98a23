import { z } from 'zod';
import { longText, requiredLine, status } from './fields.ts';
import { creationTime, id, timestamp } from './id.ts';

/** A reason to choose the company, as admins read it. */
export const whyUsItem = z
  .object({
    id,
    icon: z.string(),
    title: z.string(),
    description: z.string(),
    active: z.boolean(),
    displayOrder: z.int(),
    createdAt: creationTime,
    updatedAt: timestamp,
  })
  .meta({ id: 'WhyUsItem' });
export type WhyUsItem = z.infer<typeof whyUsItem>;

const fields = {
  icon: z.string().trim().max(64, 'At most 64 characters'),
  title: requiredLine('Please fill in the title field.'),
  description: longText.min(1, 'Please fill in the description field.'),
  active: z.boolean(),
  status,
};

/** What a form sends to create a reason. */
export const whyUsDraft = z
  .object({
    ...fields,
    icon: fields.icon.default(''),
    active: fields.active.default(true),
    status: status.optional(),
  })
  .meta({ id: 'WhyUsDraft' });
export type WhyUsDraft = z.infer<typeof whyUsDraft>;

/** The fields of the why-us form, all of them there. */
export const whyUsFields = z.object({
  icon: fields.icon,
  title: fields.title,
  description: fields.description,
  active: fields.active,
});
export type WhyUsFields = z.infer<typeof whyUsFields>;

/** A change of some fields; what is absent stays. `updatedAt` as it was read guards against overwriting. */
export const whyUsChange = z
  .object({ ...fields, updatedAt: timestamp })
  .partial()
  .meta({ id: 'WhyUsChange' });
export type WhyUsChange = z.infer<typeof whyUsChange>;
