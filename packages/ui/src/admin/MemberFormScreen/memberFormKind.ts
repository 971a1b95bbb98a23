import { zodResolver } from '@hookform/resolvers/zod';
import { type MemberValues, memberKind } from '@vitrin/contract/kinds/member';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

/** The fields for addresses of social profiles, in order. */
export const networks = ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'youtubeUrl'] as const;

const blank: MemberValues = {
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
export const memberForm: FormKind<MemberValues> = {
  name: 'member',
  get names() {
    const text = itemFormsText.member;
    return {
      name: text.name,
      position: text.position,
      email: text.email,
      active: adminFormsText.status.label,
      facebookUrl: text.facebookUrl,
      instagramUrl: text.instagramUrl,
      linkedinUrl: text.linkedinUrl,
      youtubeUrl: text.youtubeUrl,
    };
  },
  rules: zodResolver(memberKind.form),
  blank,
  get texts() {
    return itemFormsText.member;
  },
  get pictureMissing() {
    return itemFormsText.member.pictureMissing;
  },
};
