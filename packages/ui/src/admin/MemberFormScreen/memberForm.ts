import { zodResolver } from '@hookform/resolvers/zod';
import { type MemberFields, memberFields, type TeamMember } from '@vitrin/contract/member';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.member;

/** The fields for addresses of social profiles, in order. */
export const networks = ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'youtubeUrl'] as const;

const blank: MemberFields = {
  name: '',
  position: '',
  email: '',
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  youtubeUrl: '',
  active: true,
};

/** A member of the team as the form knows them. */
export const memberForm: FormKind<TeamMember, MemberFields> = {
  name: 'member',
  fields: [
    { key: 'name', name: text.name },
    { key: 'position', name: text.position },
    { key: 'email', name: text.email },
    { key: 'active', name: adminFormsText.status.label },
    ...networks.map((key) => ({ key, name: text[key] })),
  ],
  rules: zodResolver(memberFields),
  fieldsOf: (member) =>
    member
      ? {
          name: member.name,
          position: member.position,
          email: member.email ?? '',
          facebookUrl: member.facebookUrl,
          instagramUrl: member.instagramUrl,
          linkedinUrl: member.linkedinUrl,
          youtubeUrl: member.youtubeUrl,
          active: member.active,
        }
      : blank,
  texts: text,
  pictureMissing: text.pictureMissing,
};
