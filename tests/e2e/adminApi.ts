import type { APIRequestContext, APIResponse } from '@playwright/test';
import { loginResult } from '@vitrin/contract/accounts/session';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { expect } from './quietConsole.ts';

/** Calls the API as the admin; an unsuccessful response fails the test. */
export type AdminApi = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
) => Promise<unknown>;

/** The headers of the admin's requests. */
export async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const session: unknown = await (await request.post('/api/auth/login', { data: e2eAdmin })).json();
  return { authorization: `Bearer ${loginResult.parse(session).token}` };
}

/** Signs in once; a journey has to restore whatever it changes. */
export async function adminApi(request: APIRequestContext): Promise<AdminApi> {
  const headers = await adminHeaders(request);
  return async (method, path, data) => {
    const answer: APIResponse = await request.fetch(`/api${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}
