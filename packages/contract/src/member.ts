import { z } from 'zod';
import { line, longText, optionalEmail, requiredLine, status, webAddress } from './fields.ts';
import { creationTime, id, timestamp } from './id.ts';
import { image } from './image.ts';

/** A member of the team as visitors read it: no e-mail address. */
export const crewMember = z
  .object({
    id,
    name: z.string(),
    position: z.string(),
    image: image.nullable(),
    facebookUrl: z.string(),
    instagramUrl: z.string(),
    linkedinUrl: z.string(),
    youtubeUrl: z.string(),
  })
  .meta({ id: 'CrewMember' });
export type CrewMember = z.infer<typeof crewMember>;

/** A member of the team; `email` is there for admins alone. */
export const teamMember = crewMember
  .extend({
    email: z.string().optional(),
    active: z.boolean(),
    displayOrder: z.int(),
    createdAt: creationTime,
    updatedAt: timestamp,
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

/** The sentence for a missing field of the team form. */
export const memberFieldRequired = (field: string): string => `Please fill in the ${field} field.`;

const fields = {
  name: requiredLine(memberFieldRequired('name')),
  position: requiredLine(memberFieldRequired('position')),
  email: optionalEmail,
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  linkedinUrl: webAddress,
  youtubeUrl: webAddress,
  active: z.boolean(),
  status,
};

/** What a form sends to add a member. */
export const memberDraft = z
  .object({
    ...fields,
    email: fields.email.default(''),
    facebookUrl: fields.facebookUrl.default(''),
    instagramUrl: fields.instagramUrl.default(''),
    linkedinUrl: fields.linkedinUrl.default(''),
    youtubeUrl: fields.youtubeUrl.default(''),
    active: fields.active.default(true),
    status: status.optional(),
  })
  .meta({ id: 'MemberDraft' });
export type MemberDraft = z.infer<typeof memberDraft>;

/** The fields of the team form, all of them there. */
export const memberFields = z.object({
  name: fields.name,
  position: fields.position,
  email: fields.email,
  facebookUrl: fields.facebookUrl,
  instagramUrl: fields.instagramUrl,
  linkedinUrl: fields.linkedinUrl,
  youtubeUrl: fields.youtubeUrl,
  active: fields.active,
});
export type MemberFields = z.infer<typeof memberFields>;

/** A change of some fields; what is absent stays. */
export const memberChange = z
  .object({ ...fields, updatedAt: timestamp })
  .partial()
  .meta({ id: 'MemberChange' });
export type MemberChange = z.infer<typeof memberChange>;

/** The texts of the team page. */
export const crewPageDraft = z
  .object({ title: line, subtitle: line, description: longText })
  .partial()
  .meta({ id: 'CrewPageDraft' });
export type CrewPageDraft = z.infer<typeof crewPageDraft>;

/** The team page: its texts and the active members in order. */
export const crewPage = z
  .object({ title: z.string(), subtitle: z.string(), description: z.string(), crews: z.array(crewMember) })
  .meta({ id: 'CrewPage' });
export type CrewPage = z.infer<typeof crewPage>;
