import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { AboutScreen } from '@vitrin/ui/site/AboutScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { requireRead, type SiteApi, useLoad } from '../data.ts';
import { source } from '../reads.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the about page and the reasons side by side. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const client = await api();
  const [about, reasons, figures, references, certificates] = await Promise.all([
    source(client.about.read()),
    source(client.reasons.list({ query: { pageSize: limits.shownReasons } })),
    source(client.figures.list({ query: { pageSize: limits.shownFigures } })),
    source(client.references.list({ query: { pageSize: limits.shownReferences } })),
    source(client.certificates.list({ query: { pageSize: limits.shownCertificates } })),
  ]);
  requireRead(about.of, args);
  return {
    about: about.of,
    reasons: reasons.of,
    figures: figures.of,
    references: references.of,
    certificates: certificates.of,
  };
};

/** The about page. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const about = useLoad(data.about);
  const told = about.status === 'ready' ? about.data : undefined;
  return (
    <>
      <PageFacts
        title={sitePagesText.about.title}
        description={told?.description ?? ''}
        path={sitePaths.about()}
        image={told?.image ?? null}
      />
      <AboutScreen
        about={about}
        reasons={useLoad(data.reasons)}
        figures={useLoad(data.figures)}
        references={useLoad(data.references)}
        certificates={useLoad(data.certificates)}
      />
    </>
  );
}
