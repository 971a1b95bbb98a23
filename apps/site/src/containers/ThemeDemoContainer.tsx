import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ThemeDemoScreen } from '@vitrin/ui/site/ThemeDemoScreen';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { Head } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';
import type { themeLoader } from './themeLoader.ts';

export { themeLoader as loader } from './themeLoader.ts';

/** The page for trying out colours. */
export function Component() {
  const { palette } = useLoaderData<ReturnType<typeof themeLoader>>();
  const { siteInfo } = useRootData();
  return (
    <>
      <Head
        page={siteColorsText.demo.title}
        companyName={siteInfo.companyName}
        description={siteColorsText.demo.subtitle}
        canonicalPath={sitePaths.themeDemo()}
        hidden
      />
      <ThemeDemoScreen palette={palette} />
    </>
  );
}
