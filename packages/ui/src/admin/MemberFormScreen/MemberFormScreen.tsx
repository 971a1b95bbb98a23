import { adminPaths } from '@vitrin/contract/adminPaths';
import type { MemberFields, TeamMember } from '@vitrin/contract/member';
import { ItemFormPage, type ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { MemberForm } from './MemberForm.tsx';
import { memberForm } from './memberForm.ts';

export type MemberFormScreenProps = ItemFormScreenProps<TeamMember, MemberFields>;

/** Adds a member of the team or changes one, beside the public team page. */
export function MemberFormScreen(props: MemberFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={memberForm.texts} list={adminPaths.team()}>
      {(data) => <MemberForm {...rest} {...data} />}
    </ItemFormPage>
  );
}
