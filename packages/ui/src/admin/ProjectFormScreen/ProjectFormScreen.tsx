import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Project, ProjectValues } from '@vitrin/contract/kinds/project';
import { ready } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ProjectScreen } from '../../site/ProjectScreen/ProjectScreen.tsx';
import { itemFormsText } from '../../text/panelText.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPdf } from '../parts/ItemForm/files/ItemPdf.tsx';
import { ItemPictures } from '../parts/ItemForm/files/ItemPictures.tsx';
import { listedPictures, shownImages } from '../parts/ItemForm/files/listedPictures.ts';
import type { PictureListChange } from '../parts/ItemForm/saving.ts';
import { beforeSaving } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownPdf } from '../parts/ItemForm/files/useShownPdf.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { wordsOfList } from '../parts/ItemForm/files/keptDescriptions.ts';
import { projectForm } from './projectFormKind.ts';
import { shownStatus } from '../parts/statusWord.ts';

const descriptions = wordsOfList(({ images }: Project) => images);

export type ProjectFormScreenProps = ItemFormScreenProps<Project, ProjectValues, PictureListChange>;

/** Writes or edits a project, with its public page next to the fields. */
export function ProjectFormScreen(props: ProjectFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={projectForm.texts} list={adminPaths.projects()}>
      {(data) => <ProjectForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type ProjectFormProps = LoadedFormProps<Project, ProjectValues, PictureListChange>;

/** A project's form with its preview, rendered once its data has loaded. */
function ProjectForm(props: ProjectFormProps) {
  const text = itemFormsText.project;
  const state = useItemForm(projectForm, props, descriptions);
  const { item: stored, values, picture } = state;
  const pictures = listedPictures(picture, stored?.images ?? []);
  const images = shownImages(pictures, stored?.images ?? []);
  const pdf = useShownPdf(state.pdf, stored?.pdf ?? null);
  const shown: Project = {
    displayOrder: 1,
    ...beforeSaving,
    ...stored,
    ...values,
    title: values.title || text.untitled,
    status: values.active ? 'active' : 'inactive',
    additionalInfo: Object.fromEntries(values.additionalInfoPairs.map(({ key, value }) => [key, value])),
    image: images,
    images,
    pdf,
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.project(shown)}
          overPicture={images.length > 0}
          status={shownStatus(values)}
        >
          <ProjectScreen
            project={ready(shown)}
            services={props.site.services.filter(({ id }) => values.serviceIds.includes(id))}
          />
        </SitePreview>
      }
    >
      <ProjectFields
        state={state}
        site={props.site}
        pictures={
          <>
            <ItemPictures state={state} pictures={pictures} stored={stored?.images ?? []} />
            {!state.plainPictures && <ItemPdf state={state} />}
          </>
        }
      />
    </ItemForm>
  );
}
