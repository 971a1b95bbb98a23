import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { DemoContent } from '@vitrin/contract/operation/demoContent';
import type { Load } from '@vitrin/contract/load';
import type { SetupChange, SetupStep } from '@vitrin/contract/operation/setup';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { type SetupFacts, SetupScreen } from '@vitrin/ui/admin/SetupScreen';
import { ThemePreview } from '@vitrin/ui/admin/ThemePreview';
import { adminFirstDayText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { useGalleryUploads } from '../gallery/galleryUploads.ts';
import { useUnsavedGuard } from '../drafts/useUnsavedGuard.ts';
import { usePreviewedContent } from '../publicSite/usePreviewedContent.ts';
import { themeQuery } from '../publicSite/shownTheme.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { setupQuery } from './firstDay.ts';
import { useDemoContent } from './useDemoContent.ts';
import { useSetupCalls } from './useSetupCalls.ts';

/** The facts without the demo's values: nobody should have to correct another company's name. */
function ownFacts(info: SiteInfo, demo: Load<DemoContent>): SiteInfo {
  const invented = demo.status === 'ready' ? demo.data.settings.flatMap(({ fields }) => fields) : [];
  const blanks = Object.entries({ ...emptySiteInfo, whatsApp: '' }).filter(([name]) =>
    invented.includes(name),
  );
  return { ...info, ...Object.fromEntries(blanks) };
}

/** The set-up over the API. */
export function SetupContainer() {
  const text = adminFirstDayText.setup;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const setup = useQuery(setupQuery);
  const info = useQuery({
    queryKey: keys.siteInfo,
    queryFn: ({ signal }) => ourClient.siteInfo.read({ signal }),
  });
  const palette = useQuery(themeQuery);
  const taken = useQuery({
    queryKey: [...keys.publicServices, 'paths'],
    queryFn: async ({ signal }) =>
      new Set((await ourClient.services.listAll({ signal })).map(({ path }) => path)),
    staleTime: 0,
  });
  const demoContent = useDemoContent();
  const { content } = usePreviewedContent();
  const [chosen, setChosen] = useState<SetupStep>();
  const step = chosen ?? setup.data?.step ?? 'name';
  const sector = setup.data?.sector ?? null;
  const templates = useQuery({
    queryKey: [...keys.setup, 'services', sector],
    queryFn: ({ signal }) =>
      sector === null ? [] : ourClient.setup.templates({ query: { sector }, signal }),
    placeholderData: keepPreviousData,
    enabled: sector !== null,
  });

  /** Progress is not worth an error: if storing it fails, the step is shown all the same. */
  async function note(change: SetupChange): Promise<void> {
    try {
      queries.setQueryData(keys.setup, await ourClient.setup.save({ body: change }));
      // The first one gives the home page its titles.
      if (setup.data?.step === null) void queries.invalidateQueries({ queryKey: keys.pages });
    } catch {
      await queries.invalidateQueries({ queryKey: keys.setup });
    }
  }

  const calls = useSetupCalls({ note });
  const uploads = useGalleryUploads();
  const { leaving, setDirty } = useUnsavedGuard();
  const failed = [setup, info, palette, taken].find(({ isError, data }) => isError && data === undefined);
  const facts = (): Load<SetupFacts> => {
    if (failed !== undefined) {
      return { status: 'failed', error: text.loadFailed, retry: () => void queries.refetchQueries() };
    }
    if (
      setup.data === undefined ||
      info.data === undefined ||
      palette.data === undefined ||
      taken.data === undefined ||
      demoContent.demo.status === 'loading'
    ) {
      return { status: 'loading' };
    }
    const own = ownFacts(info.data, demoContent.demo);
    return { status: 'ready', data: { info: own, palette: palette.data, sector, taken: taken.data } };
  };

  return (
    <SetupScreen
      {...calls}
      {...demoContent}
      {...uploads}
      leaving={leaving}
      onDirty={setDirty}
      step={step}
      facts={facts()}
      templates={sector === null ? undefined : loadOf(templates, text.templatesFailed)}
      renderPreview={(shown) => <ThemePreview palette={shown} content={content} />}
      onStep={(next) => {
        setChosen(next);
        void note({ step: next });
      }}
      onLeave={(ended) => {
        void note(ended ? { ended: true } : { step }).then(() => navigate(adminPaths.dashboard()));
      }}
    />
  );
}
