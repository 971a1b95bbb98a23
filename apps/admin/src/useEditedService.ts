import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Service } from '@vitrin/contract/service';
import type { ServiceSaveOutcome, ServiceSaveRequest } from '@vitrin/ui/admin/ServiceFormScreen';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminFormsText } from '@vitrin/ui/text/adminForms.en';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from './api.ts';
import { loadOf } from './loadOf.ts';
import { keys } from './queryClient.ts';
import { saveService } from './serviceSave.ts';
import { writeDraft } from './useDraft.ts';
import type { VisitState } from './useVisit.ts';

const text = adminFormsText.service;

/** The name of a service form's draft. */
export const draftName = (id: string | undefined): string => `service.${id ?? 'new'}`;

/** The service of a form, read anew for each visit, and what saves it; null where a new one is written. */
export function useEditedService(id: string | undefined, visit: string, pass: (go: () => void) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ visit: string; id: string }>();
  const isNew = id === undefined || (created?.visit === visit && created.id === id);
  const query = useQuery({
    queryKey: [...keys.service(id ?? ''), visit],
    queryFn: ({ signal }) => client.services.read({ params: { id: id ?? '' }, signal }),
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const load: Load<Service | null> = isNew ? { status: 'ready', data: null } : loadOf(query, text.loadFailed);

  async function save(request: ServiceSaveRequest): Promise<ServiceSaveOutcome> {
    const outcome = await saveService(client, request, () => {
      void queries.invalidateQueries({ queryKey: keys.services, exact: true });
      void queries.invalidateQueries({ queryKey: keys.publicServices });
    });
    if (outcome.status !== 'saved') return outcome;
    if (request.stored === null) moveIn(outcome.service.id);
    if (outcome.picture === 'done') notifySuccess(text.saved);
    return outcome;
  }

  /** Gives a new service's form its lasting address; the form itself stays as it is. */
  function moveIn(newId: string) {
    writeDraft(draftName(undefined), null);
    setCreated({ visit, id: newId });
    const state: VisitState = { visit };
    pass(() => void navigate(adminPaths.editService(newId), { replace: true, state }));
  }

  return { load, save };
}
