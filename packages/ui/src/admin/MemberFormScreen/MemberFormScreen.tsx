import { zodResolver } from '@hookform/resolvers/zod';
import { personAddress } from '@vitrin/contract/links/accountAddress';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type Member, type MemberValues, memberKind } from '@vitrin/contract/kinds/member';
import { ready } from '@vitrin/contract/load';
import { Fragment } from 'react';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { TeamScreen } from '../../site/TeamScreen/TeamScreen.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { forgiving } from '../parts/Editing/forgiving.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { wordsOfOne } from '../parts/ItemForm/files/keptDescriptions.ts';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/files/useShownImage.ts';
import { plainFormKind } from '../parts/PlainForm/plainKind.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { shownStatus } from '../parts/statusWord.ts';

/** The fields for addresses of social profiles, in order. */
export const networks = ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'youtubeUrl'] as const;

/** The form kind of team members. */
export const memberForm = plainFormKind(
  'members',
  () => itemFormsText.member,
  forgiving(zodResolver(memberKind.form), (typed) => ({
    ...typed,
    facebookUrl: personAddress('facebook', typed.facebookUrl),
    instagramUrl: personAddress('instagram', typed.instagramUrl),
    linkedinUrl: personAddress('linkedin', typed.linkedinUrl),
    youtubeUrl: personAddress('youtube', typed.youtubeUrl),
  })),
);

export type MemberFormScreenProps = ItemFormScreenProps<Member, MemberValues>;

/** Adds or edits a member of the team, next to the public team page. */
export function MemberFormScreen(props: MemberFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={memberForm.texts} list={plainPaths('members').list}>
      {(data) => <MemberForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type MemberFormProps = LoadedFormProps<Member, MemberValues>;

const untold = { title: '', subtitle: '', description: '' };

/** A member's form with a preview of their card, rendered once its data has loaded. */
function MemberForm(props: MemberFormProps) {
  const text = itemFormsText.member;
  const state = useItemForm(memberForm, props, wordsOfOne);
  const { form, item: stored, values, field } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  const member = { ...values, id: stored?.id ?? unsavedId, name: values.name || text.unnamed, image };
  const network = (key: (typeof networks)[number]) => (
    <TextField
      {...field(key)}
      labelNote={adminFormsText.optional}
      placeholder={text.address}
      type="url"
      autoComplete="off"
      spellCheck={false}
    />
  );
  const controls: FieldControls<MemberValues> = {
    name: <TextField {...field('name')} lang={siteLanguage} autoComplete="off" required />,
    position: <TextField {...field('position')} lang={siteLanguage} autoComplete="off" required />,
    email: (
      <TextField
        {...field('email')}
        labelNote={adminFormsText.optional}
        hint={text.emailHint}
        type="email"
        autoComplete="off"
      />
    ),
    active: <ActiveField control={form.control} name="active" />,
    facebookUrl: network('facebookUrl'),
    instagramUrl: network('instagramUrl'),
    linkedinUrl: network('linkedinUrl'),
    youtubeUrl: network('youtubeUrl'),
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.name : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.team()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <TeamScreen team={ready({ ...untold, crews: [member] })} />
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.name}
        {controls.position}
        {controls.email}
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} />
      </FormGroup>
      <FormGroup number={3} title={text.networksGroup}>
        {networks.map((key) => (
          <Fragment key={key}>{controls[key]}</Fragment>
        ))}
      </FormGroup>
    </ItemForm>
  );
}
