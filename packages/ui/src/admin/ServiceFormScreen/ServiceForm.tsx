import { relativeTime } from '@vitrin/contract/relativeTime';
import type { Service } from '@vitrin/contract/service';
import { useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../elements/ErrorSummary/ErrorSummary.tsx';
import { useObjectUrl } from '../../elements/PictureField/useObjectUrl.ts';
import { SaveBar } from '../../elements/SaveBar/SaveBar.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { EditorLayout } from '../parts/EditorLayout/EditorLayout.tsx';
import { type Leaving, LeaveDialog } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice, SaveProblemNotice } from './notices.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import * as css from './ServiceFormScreen.css.ts';
import { ServicePicture } from './ServicePicture.tsx';
import { type SiteFacts, ServicePreview } from './ServicePreview.tsx';
import {
  controlId,
  errorBeside,
  errorHeading,
  fieldKeys,
  fieldsOf,
  type ServiceDraftOffer,
  worthOffering,
} from './serviceForm.ts';
import { type ServiceFormInput, useServiceForm } from './useServiceForm.ts';

export type ServiceFormProps = ServiceFormInput & {
  service: Service | null;
  site: SiteFacts;
  draft: ServiceDraftOffer | undefined;
  now: Date;
  leaving: Leaving | undefined;
};

const text = adminFormsText.service;

/** The form of one service with its preview, once everything it needs is there. */
export function ServiceForm(props: ServiceFormProps) {
  const state = useServiceForm(props);
  const { form, stored, picture, changed, saving, problem } = state;
  const [offer, setOffer] = useState(() => worthOffering(props.draft, fieldsOf(props.service)));
  const [discarding, setDiscarding] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const fileUrl = useObjectUrl(picture.kind === 'replace' ? picture.file : null);
  const mine = useWatch({ control: form.control, compute: (values) => values });
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const wrong = fieldKeys.filter((key) => errors[key] !== undefined);
  const storedImage = picture.kind === 'keep' ? (stored?.image ?? null) : null;

  return (
    <EditorLayout
      label={stored ? stored.title : text.newTitle}
      onSubmit={state.submit}
      preview={
        <ServicePreview
          control={form.control}
          service={stored}
          image={fileUrl === undefined ? storedImage : { url: fileUrl }}
          site={props.site}
        />
      }
      foot={
        <SaveBar
          status={standing()}
          detail={changed.length > 0 ? adminFormsText.saveBar.fields(changed) : undefined}
          changed={changed.length > 0}
          saving={saving}
          texts={{ ...adminFormsText.saveBar, save: text.save }}
          notice={
            problem && problem.kind !== 'conflict' ? <SaveProblemNotice problem={problem} /> : undefined
          }
          saveButton={saveButton}
          onDiscard={() => setDiscarding(true)}
        />
      }
    >
      <div className={css.notices}>
        {offer && (
          <DraftNotice
            when={relativeTime(offer.at, props.now)}
            onRestore={() => {
              state.restore(offer);
              setOffer(undefined);
              form.setFocus('title');
            }}
            onDrop={() => {
              props.onDraft(null);
              setOffer(undefined);
              form.setFocus('title');
            }}
          />
        )}
        {((isSubmitted && wrong.length > 0) || state.strayErrors.length > 0) && (
          <ErrorSummary
            title={errorHeading(wrong.map((key) => errors[key]?.message))}
            errors={[
              ...wrong.map((key) => ({
                message: errorBeside(key, errors[key]?.message, mine[key]) ?? '',
                controlId: controlId(key),
              })),
              ...state.strayErrors.map((message) => ({ message })),
            ]}
          />
        )}
      </div>
      <ServiceFields
        form={form}
        stored={stored !== null}
        onTitle={state.onTitle}
        onPath={state.onPath}
        picture={
          <ServicePicture
            stored={stored?.image ?? null}
            choice={picture}
            fileUrl={fileUrl}
            uploaded={state.uploaded}
            error={problem?.kind === 'picture' && !problem.cancelled ? text.pictureWaits : undefined}
            onChoice={state.choosePicture}
            onCancel={state.cancelUpload}
          />
        }
      />
      <ConflictDialog
        mine={mine}
        current={problem?.kind === 'conflict' ? problem.current : undefined}
        onChoice={state.resolve}
      />
      <ConfirmDialog
        open={discarding}
        question={adminFormsText.discard.question}
        detail={adminFormsText.discard.detail(adminFormsText.saveBar.fields(changed))}
        confirmLabel={adminFormsText.discard.confirm}
        cancelLabel={adminFormsText.cancel}
        focusAfter={saveButton}
        onConfirm={state.discard}
        onClose={() => setDiscarding(false)}
      />
      <LeaveDialog leaving={props.leaving} />
    </EditorLayout>
  );

  function standing(): string {
    if (saving) return adminFormsText.saveBar.saving;
    if (changed.length > 0) return adminFormsText.saveBar.unsaved;
    return stored ? adminFormsText.saveBar.saved : adminFormsText.saveBar.untouched;
  }
}
