import { adminPaths } from '@vitrin/contract/adminPaths';
import { type MemberFields, type TeamMember, teamMember } from '@vitrin/contract/member';
import { MemberFormScreen } from '@vitrin/ui/admin/MemberFormScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client } from '../api.ts';
import { savesOnePicture } from '../itemSave.ts';
import { keys } from '../queryClient.ts';
import type { EditedKind } from '../useEditedItem.ts';
import { useItemForm } from '../useItemForm.ts';

const { members } = client;

const kind: EditedKind<TeamMember, MemberFields> = {
  name: 'member',
  item: teamMember,
  typed: teamMember
    .pick({
      name: true,
      position: true,
      facebookUrl: true,
      instagramUrl: true,
      linkedinUrl: true,
      youtubeUrl: true,
      active: true,
    })
    .extend({ email: teamMember.shape.name }),
  read: (id, signal) => members.read({ params: { id }, signal }),
  create: (body) => members.create({ body }),
  update: (id, body) => members.update({ params: { id }, body }),
  savePictures: savesOnePicture(members, client.images),
  lists: [keys.members, keys.pages],
  editPath: adminPaths.editMember,
  subjectOf: ({ name }) => ({ title: name, siteHref: sitePaths.team() }),
  texts: itemFormsText.member,
};

/** The form of one member of the team over the API. */
export function MemberFormContainer() {
  const { visit, screen } = useItemForm(kind);
  return <MemberFormScreen key={visit} {...screen} />;
}
