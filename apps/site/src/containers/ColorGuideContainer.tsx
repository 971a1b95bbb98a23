import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ColorGuideScreen } from '@vitrin/ui/site/ColorGuideScreen';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { Head } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';
import type { themeLoader } from './themeLoader.ts';

export { themeLoader as loader } from './themeLoader.ts';

/** The page that explains the colours. */
export function Component() {
  const { palette } = useLoaderData<ReturnType<typeof themeLoader>>();
  const { siteInfo } = useRootData();
  return (
    <>
      <Head
        page={siteColorsText.guide.title}
        companyName={siteInfo.companyName}
        description={siteColorsText.guide.subtitle}
        canonicalPath={sitePaths.colorGuide()}
        hidden
      />
      <ColorGuideScreen palette={palette} />
    </>
  );
}
