import { ApiError } from '@vitrin/api-client/errors';
import { adminText } from '@vitrin/ui/text/panelText';

/** Why a login failed: the server's message, else wrong credentials for a 4xx, else a general error. */
export function loginErrorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.serverMessage !== undefined) return error.serverMessage;
    if (error.status >= 400 && error.status < 500) return adminText.login.invalid;
  }
  return adminText.login.unavailable;
}
