import { ready } from '@vitrin/contract/load';
import type { MemberFields, TeamMember } from '@vitrin/contract/member';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { TeamScreen } from '../../site/TeamScreen/TeamScreen.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import type { LoadedFormProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/ItemPicture.tsx';
import { newId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/useShownImage.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { memberForm, networks } from './memberForm.ts';

export type MemberFormProps = LoadedFormProps<TeamMember, MemberFields>;

const text = itemFormsText.member;
const untold = { title: '', subtitle: '', description: '' };

/** The form of one member with their card, once everything it needs is there. */
export function MemberForm(props: MemberFormProps) {
  const state = useItemForm(memberForm, props);
  const { form, stored, values, about } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  const member = { ...values, id: stored?.id ?? newId, name: values.name || text.unnamed, image };
  return (
    <ItemForm
      {...props}
      state={state}
      label={stored ? stored.name : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.team()}
          overPicture={false}
          hidden={!values.active}
        >
          <TeamScreen team={ready({ ...untold, crews: [member] })} />
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        <TextField
          {...form.register('name')}
          {...about('name')}
          label={text.name}
          lang="tr"
          autoComplete="off"
          required
        />
        <TextField
          {...form.register('position')}
          {...about('position')}
          label={text.position}
          lang="tr"
          autoComplete="off"
          required
        />
        <TextField
          {...form.register('email')}
          {...about('email')}
          label={text.email}
          labelNote={adminFormsText.optional}
          hint={text.emailHint}
          type="email"
          autoComplete="off"
        />
        <ActiveField control={form.control} name="active" />
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} />
      </FormGroup>
      <FormGroup number={3} title={text.networksGroup}>
        {networks.map((key) => (
          <TextField
            key={key}
            {...form.register(key)}
            {...about(key)}
            label={text[key]}
            labelNote={adminFormsText.optional}
            placeholder={text.address}
            type="url"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </FormGroup>
    </ItemForm>
  );
}
