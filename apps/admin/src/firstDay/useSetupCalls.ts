import { ApiError } from '@vitrin/api-client/errors';
import { useQueryClient } from '@tanstack/react-query';
import type { SetupChange } from '@vitrin/contract/operation/setup';
import { inWords } from '@vitrin/ui/admin/inWords';
import type { SetupCalls, StepEnd } from '@vitrin/ui/admin/SetupScreen';
import { logoPalettes } from '@vitrin/ui/theme/logoPalettes';
import { ourClient } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { showTheme } from '../previewedSite/siteFacts.ts';
import { duringWork } from '../session/duringWork.ts';
import { logoPixels } from './logoPixels.ts';

/** The actions of the set-up's steps, through the calls that the panel's forms use. */
export function useSetupCalls({ note }: { note: (change: SetupChange) => Promise<void> }): SetupCalls {
  const queries = useQueryClient();

  async function ended(work: () => Promise<unknown>): Promise<StepEnd> {
    try {
      await work();
    } catch (error) {
      // A part of it may have been saved.
      void queries.invalidateQueries();
      const reason = knownReasonOf(error);
      const named = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      return {
        saved: false,
        errors: Object.fromEntries(named.map(([field, sentence]) => [field, inWords(sentence)])),
        ...(reason !== undefined && { reason }),
      };
    }
    await queries.invalidateQueries();
    return { saved: true };
  }

  return {
    onName: (companyName, sector) =>
      ended(async () => {
        await ourClient.siteInfo.save({ body: { companyName } });
        await note({ sector });
      }),
    onLogo: async (file) => {
      const end = await ended(() =>
        duringWork(ourClient.siteInfo.uploadImage({ params: { id: 'logo' }, file })),
      );
      const pixels = end.saved ? await logoPixels(file) : undefined;
      return pixels === undefined ? end : { ...end, palettes: logoPalettes(pixels) };
    },
    onColors: (palette) =>
      ended(async () => {
        showTheme(queries, await ourClient.theme.save({ body: palette }));
      }),
    onContact: (fields) =>
      ended(() => ourClient.siteInfo.save({ body: { ...fields, mapEnabled: fields.mapUrl.trim() !== '' } })),
    onServices: (services) =>
      ended(async () => {
        for (const service of services) {
          // In order, stopping at the first one refused: the list of existing services shows which were added.
          await ourClient.services.create({ body: { ...service, active: true } });
        }
      }),
  };
}
