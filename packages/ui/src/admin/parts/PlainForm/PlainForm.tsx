import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Image } from '@vitrin/contract/files/image';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import { type PlainGroup, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { wrap } from '../../../theme/layout.css.ts';
import type { FieldControls } from '../Editing/editing.ts';
import { FormGroup } from '../FormGroup/FormGroup.tsx';
import type { FormKind, FormTexts, StoredItem } from '../ItemForm/formKind.ts';
import { ItemForm } from '../ItemForm/ItemForm.tsx';
import { ItemFormPage, type ItemFormScreenProps, type LoadedFormProps } from '../ItemForm/ItemFormPage.tsx';
import { unsavedId } from '../ItemForm/unsaved.ts';
import { type ItemFormState, useItemForm } from '../ItemForm/useItemForm.ts';
import { wordsOfOne } from '../ItemForm/files/keptDescriptions.ts';
import { useShownImage } from '../ItemForm/files/useShownImage.ts';
import { useShownPdf } from '../ItemForm/files/useShownPdf.ts';
import { type SiteFacts, SitePreview } from '../SitePreview/SitePreview.tsx';
import { shownStatus } from '../statusWord.ts';

/** An entry of a few texts and a switch, with an optional picture. */
export type PlainItem = StoredItem & { image?: Image | null; pdf?: Pdf | null };

/** An entry in its preview, apart from the typed values. */
type ShownEntry = { id: string; image: Image | null; pdf: Pdf | null; title: string };

/** What differs between the forms of plain kinds. */
export type PlainForm<Item extends PlainItem, Values extends FieldValues> = {
  group: PlainGroup;
  kind: FormKind<Values>;
  texts: () => FormTexts & { untitled: string; basics: string; pictureGroup: string; previewTitle: string };
  /** The control of each field, in order. */
  controls: (state: ItemFormState<Item, Values>, site: SiteFacts) => FieldControls<Values>;
  /** The field of its picture, for kinds that have one, and the fields below that. */
  picture?: { field: (state: ItemFormState<Item, Values>) => ReactNode; below?: readonly (keyof Values)[] };
  /** The entry as visitors would see it. */
  preview: (values: Values, shown: ShownEntry, site: SiteFacts) => ReactNode;
};

export type PlainFormScreenProps<Item extends PlainItem, Values extends FieldValues> = ItemFormScreenProps<
  Item,
  Values
> & { of: PlainForm<Item, Values> };

/** Adds or edits an entry of a plain kind, next to its preview. */
export function PlainForm<Item extends PlainItem, Values extends FieldValues & { active: boolean }>(
  props: PlainFormScreenProps<Item, Values>,
) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={props.of.kind.texts} list={plainPaths(props.of.group).list}>
      {(data) => <LoadedForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type LoadedProps<Item extends PlainItem, Values extends FieldValues> = LoadedFormProps<Item, Values> & {
  of: PlainForm<Item, Values>;
};

/** An entry's form, rendered once its data has loaded. */
function LoadedForm<Item extends PlainItem, Values extends FieldValues & { active: boolean }>(
  props: LoadedProps<Item, Values>,
) {
  const { of } = props;
  const { kind, page } = plainKinds[of.group];
  const text = of.texts();
  const state = useItemForm(of.kind, props, wordsOfOne);
  const { item: stored, values } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  const pdf = useShownPdf(state.pdf, stored?.pdf ?? null);
  const controls: Readonly<Record<string, ReactNode>> = of.controls(state, props.site);
  const below = of.picture?.below ?? [];
  const named = (within: boolean) =>
    Object.entries(controls).map(([name, control]) =>
      below.includes(name) === within ? <Fragment key={name}>{control}</Fragment> : null,
    );
  return (
    <ItemForm
      state={state}
      label={stored ? titleOf(kind, stored) : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={page()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <div className={wrap}>
            {of.preview(
              values,
              {
                id: stored?.id ?? unsavedId,
                image,
                pdf,
                title: titleOf(kind, values) || text.untitled,
              },
              props.site,
            )}
          </div>
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {named(false)}
      </FormGroup>
      {of.picture && (
        <FormGroup number={2} title={text.pictureGroup}>
          {of.picture.field(state)}
          {named(true)}
        </FormGroup>
      )}
    </ItemForm>
  );
}

type BoundField = { id: string; label: string; error: string | undefined } & UseFormRegisterReturn;

/** A single-line text field, in the language of the website. */
export const lineField = (field: BoundField, hint?: string) => (
  <TextField {...field} hint={hint} lang={siteLanguage} autoComplete="off" required />
);

/** An optional single-line text field. */
export const optionalLineField = (field: BoundField, hint?: string) => (
  <TextField
    {...field}
    labelNote={adminFormsText.optional}
    hint={hint}
    lang={siteLanguage}
    autoComplete="off"
  />
);
