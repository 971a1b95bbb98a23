import { ApiError } from '@vitrin/api-client/errors';
import { useQueryClient } from '@tanstack/react-query';
import type { Service } from '@vitrin/contract/kinds/service';
import type { ServiceTemplate, SetupChange } from '@vitrin/contract/operation/setup';
import { inWords } from '@vitrin/ui/admin/inWords';
import type { SetupCalls, StepEnd } from '@vitrin/ui/admin/SetupScreen';
import { logoPalettes } from '@vitrin/ui/theme/logoPalettes';
import { useState } from 'react';
import { ourClient } from '../api.ts';
import { type Adding, addOnce, newAdding, type SavingCalls } from '../forms/itemSave.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { showTheme } from '../publicSite/shownTheme.ts';
import { duringWork } from '../shared/duringWork.ts';
import { logoPixels } from './logoPixels.ts';

const serviceCalls: Pick<SavingCalls<Service, ServiceTemplate & { active: true }>, 'create' | 'update'> = {
  create: (body, key) => ourClient.services.create({ body, key }),
  update: (id, body) => ourClient.services.update({ params: { id }, body }),
};

/** The actions of the set-up's steps, through the calls that the panel's forms use. */
export function useSetupCalls({ note }: { note: (change: SetupChange) => Promise<void> }): SetupCalls {
  const queries = useQueryClient();
  /** The additions of services, by path. */
  const [additions] = useState(() => new Map<string, Adding>());

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
          const addition = additions.get(service.path) ?? newAdding();
          additions.set(service.path, addition);
          // In order, stopping at the first one refused: the list of existing services shows which were added.
          await addOnce(serviceCalls, { ...service, active: true }, addition);
        }
      }),
  };
}
