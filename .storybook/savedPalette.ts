import { endpoints } from '@vitrin/contract/endpoints';
import type { Palette } from '@vitrin/contract/settings/palette';
import { bypass } from 'msw';

/** The palette that a running server has stored, or the address that returned none. */
export type SavedPalette = { palette: Palette } | { missingAt: string };

/** The API's host: `STORYBOOK_API` at build or start time, otherwise the host that serves the catalogue. */
const host = import.meta.env['STORYBOOK_API'] ?? window.location.origin;

/** Reads from the running server, bypassing the mocks. */
export async function readSavedPalette(api: string = host): Promise<SavedPalette> {
  const { path, answer } = endpoints.theme.read;
  const address = `${api}/api${path}`;
  try {
    const response = await fetch(bypass(address));
    return response.ok ? { palette: answer.parse(await response.json()) } : { missingAt: address };
  } catch {
    // No server, an unexpected response, or a host without CORS: all the same to a designer.
    return { missingAt: address };
  }
}
