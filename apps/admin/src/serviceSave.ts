import type { ApiClient } from '@vitrin/api-client/client';
import { ApiError } from '@vitrin/api-client/errors';
import { editConflict } from '@vitrin/contract/endpoints';
import { type Service, service } from '@vitrin/contract/service';
import type { ServiceSaveOutcome, ServiceSaveRequest } from '@vitrin/ui/admin/ServiceFormScreen';

/** The calls that saving takes. */
export type SavingCalls = Pick<ApiClient['services'], 'create' | 'update' | 'uploadImage' | 'removeImage'>;

type Calls = { services: SavingCalls };

/** Saves a service's fields, then its picture; a picture that fails leaves the saved fields as they are. */
export async function saveService(
  client: Calls,
  request: ServiceSaveRequest,
  onSaved: (service: Service) => void,
): Promise<ServiceSaveOutcome> {
  let saved: Service;
  try {
    saved = await saveFields(client, request);
  } catch (error) {
    return outcomeOf(error);
  }
  onSaved(saved);
  const outcome = await savePicture(client, request, saved);
  if (outcome.service !== saved) onSaved(outcome.service);
  return { status: 'saved', ...outcome };
}

async function saveFields(client: Calls, request: ServiceSaveRequest): Promise<Service> {
  const { stored, fields, updatedAt } = request;
  if (stored === null) {
    if (fields === null) throw new TypeError('A new service needs its fields');
    return client.services.create({ body: fields });
  }
  if (fields === null) return stored;
  const body = { ...fields, ...(updatedAt !== undefined && { updatedAt }) };
  return client.services.update({ params: { id: stored.id }, body });
}

async function savePicture(
  client: Calls,
  { picture, signal, onProgress }: ServiceSaveRequest,
  saved: Service,
): Promise<{ service: Service; picture: 'done' | 'failed' | 'cancelled' }> {
  const params = { id: saved.id };
  try {
    if (picture.kind === 'keep') return { service: saved, picture: 'done' };
    if (picture.kind === 'remove') {
      return { service: await client.services.removeImage({ params }), picture: 'done' };
    }
    onProgress(0);
    const { file } = picture;
    const answer = await client.services.uploadImage({ params, file, onProgress, signal });
    return { service: answer, picture: 'done' };
  } catch {
    return { service: saved, picture: signal.aborted ? 'cancelled' : 'failed' };
  }
}

/** What the API's refusal means to the form. */
function outcomeOf(error: unknown): ServiceSaveOutcome {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (Object.keys(error.fieldErrors).length > 0) return { status: 'rejected', fields: error.fieldErrors };
  const conflict = editConflict.safeParse(error.body);
  const current = service.safeParse(conflict.data?.current);
  return error.status === 409 && current.success
    ? { status: 'conflict', current: current.data }
    : { status: 'failed' };
}
