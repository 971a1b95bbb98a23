import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { asAddress, TextField } from '../../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { FieldControls } from '../Editing/editing.ts';
import type { Editing } from '../Editing/useEditing.ts';

type Titled = { title: string; path: string };

/** The form state that these fields need, for any kind with a title and a path. */
export type TitledForm = Pick<Editing<object | null, Titled>, 'item' | 'values' | 'field'> & {
  form: {
    getValues: (name: 'title') => string;
    setValue: (name: 'path', value: string, options: { shouldDirty: true; shouldValidate: boolean }) => void;
    formState: { isSubmitted: boolean };
  };
};

export type TitleRules = {
  text: { pathHint: string; pathHintStored: string };
  /** The path that belongs to a title. */
  pathOf: (title: string) => string;
  /** False if the API has no paths. */
  hasPath?: boolean;
  pathRequired?: boolean;
};

/** The controls of a title, and of the path of a new entry, which follows the title until it is edited by hand. */
export function titleControls(
  { form, values, item, field }: TitledForm,
  { text, pathOf, hasPath = true, pathRequired = false }: TitleRules,
): FieldControls<Titled> {
  function followTitle() {
    if (!hasPath || item !== null || values.path !== pathOf(values.title)) return;
    form.setValue('path', pathOf(form.getValues('title')), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
  return {
    title: (
      <TextField
        {...field('title', { onChange: followTitle })}
        lang={siteLanguage}
        autoComplete="off"
        required
      />
    ),
    path: (
      <TextField
        {...field('path')}
        {...(pathRequired ? { required: true } : { labelNote: adminFormsText.optional })}
        hint={item === null ? text.pathHint : text.pathHintStored}
        {...asAddress}
      />
    ),
  };
}
