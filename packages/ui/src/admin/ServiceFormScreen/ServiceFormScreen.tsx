import type { Load } from '@vitrin/contract/load';
import type { Service } from '@vitrin/contract/service';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { type Leaving } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { FormSkeleton } from '../parts/FormSkeleton/FormSkeleton.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import type { SiteFacts } from './ServicePreview.tsx';
import type { ServiceDraftOffer } from './serviceForm.ts';
import type { FormReports } from './useReports.ts';
import type { ServiceFormInput } from './useServiceForm.ts';
import * as css from './ServiceFormScreen.css.ts';

export type { ServiceSaveOutcome, ServiceSaveRequest } from './serviceForm.ts';
export type { Leaving, ServiceDraftOffer, SiteFacts };

export type ServiceFormScreenProps = FormReports & {
  /** The service to edit with the site around it; its service is null where a new one is written. */
  load: Load<{ service: Service | null; site: SiteFacts }>;
  /** What was typed earlier and never saved. */
  draft?: ServiceDraftOffer | undefined;
  /** The present moment, for the draft's age. */
  now: Date;
  /** A way out that waits for an answer. */
  leaving?: Leaving | undefined;
  onSave: ServiceFormInput['onSave'];
};

const text = adminFormsText.service;

/** Writes a new service or changes one, with its public page beside the fields. */
export function ServiceFormScreen(props: ServiceFormScreenProps) {
  const { load } = props;
  if (load.status === 'loading') return <FormSkeleton label={text.loading} />;
  if (load.status === 'failed') return <LoadFailed onRetry={load.retry} />;
  return (
    <ServiceForm
      service={load.data.service}
      site={load.data.site}
      draft={props.draft}
      now={props.now}
      leaving={props.leaving}
      onSave={props.onSave}
      onDirty={props.onDirty}
      onDraft={props.onDraft}
    />
  );
}

function LoadFailed(props: { onRetry: () => void }) {
  return (
    <EmptyState
      drawing="lostConnection"
      urgent
      title={text.loadFailed}
      action={
        <div className={css.ways}>
          <Button tone="strong" onClick={props.onRetry}>
            {adminFormsText.tryAgain}
          </Button>
          <ButtonLink tone="quiet" href={adminPaths.services()}>
            {text.backToList}
          </ButtonLink>
        </div>
      }
    />
  );
}
