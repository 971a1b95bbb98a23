import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { withoutJsonSchema } from '@vitrin/contract/withoutJsonSchema';
import { withoutZodMessages } from '@vitrin/contract/withoutZodMessages';
import { withoutReference } from '@vitrin/contract/withoutReference';
import { shortName } from './styleNames.ts';
import { shakeRouter } from './shakeRouter.ts';
import { splitStyles } from './splitStyles.ts';

/** Zod, configured before any schema is created not to compile parsers: the content policy forbids eval. */
const zodWithoutEval = path.join(import.meta.dirname, '../../packages/contract/src/zodWithoutEval.ts');

const sharedParts =
  /packages\/(?:contract\/src\/entries\/shownDate|ui\/src\/(?:theme\/breakpoints|elements\/(?:ArrowLink|Picture\/coverSizes|SectionNumber|VisuallyHidden)|site\/parts\/(?:Figures|openingShape|pageWidths|ProofBand|SectionHead|serviceImage|ServicesIndex\/ServicesIndex\.)))/;
/** What all other pages share. */
const pageParts = /packages\/ui\/src\/(?:elements\/Breadcrumb|text\/tr\/siteBlog|site\/parts\/PageHead)/;
/** What pages show while their data is not there; the home page's styles include it. */
const stateParts =
  /packages\/ui\/src\/(?:elements\/Skeleton|site\/parts\/(?:StatePanel|ServicesIndex\/ServicesIndexSkeleton))/;
/** What all other pages and the next home page need, without styles of its own. */
const laterCode =
  /packages\/ui\/src\/text\/tr\/(?:sitePages|sizeInWords)|apps\/site\/src\/(?:reads|structuredData|navigation\/(?:redirectTo|lostPaths))\.ts$/;
/**
 * What several pages share, and what is in the HTML of the home page's first view: it needs their styles, which are one
 * file.
 */
const sharedCards =
  /packages\/ui\/src\/site\/parts\/(?:MemberCard|BleedPicture|References|PostCard\w*|ProjectCard|projectFacts|ReasonPanes|SplitSection)/;
/** The home page's own: the code of its first view, and all of its styles. */
const homeCode =
  /packages\/ui\/src\/site\/(?:HomeScreen\/(?:HomeStart|HomeServices|HomeFigures)\.tsx$|HomeScreen\/(?:homeOutline|HomeScreen\.css)\.ts$|parts\/Banner(?:Controls)?\/(?!BannerSkeleton|preload))/;
const homeStyles = /packages\/ui\/src\/site\/(?:HomeScreen|parts\/(?:ProjectMosaic|Voices|PostTeasers))\//;
const isHome = (id: string): boolean =>
  homeCode.test(id) || (homeStyles.test(id) && id.includes('.vanilla.css'));
const isCardStyle = (id: string): boolean =>
  (sharedCards.test(id) || stateParts.test(id)) && id.includes('.vanilla.css');

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortName }),
    shakeRouter(),
    ...(isSsrBuild === true
      ? []
      : [splitStyles(), withoutReference(), withoutJsonSchema(), withoutZodMessages()]),
  ],
  // The server build may compile parsers, and bundles its libraries as Node would resolve them: production installs
  // none.
  ...(isSsrBuild === true
    ? {
        ssr: { noExternal: true, resolve: { conditions: ['module-sync', ...defaultServerConditions] } },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }
    : { resolve: { alias: [{ find: /^zod$/, replacement: zodWithoutEval }] } }),
  optimizeDeps: {
    include: ['@vanilla-extract/dynamic', 'react-dom/client'],
  },
  build: {
    // Hashed files of earlier builds stay for a while: open pages, and a running server, still request them.
    emptyOutDir: isSsrBuild ?? false,
    copyPublicDir: !isSsrBuild,
    // Hashed files are in a folder of their own, so that only they are cached for ever.
    assetsDir: 'assets/build',
    assetsInlineLimit: 0,
    // Only styles: listing the scripts of every page costs a first visit more than it saves, since pages are loaded
    // before the click.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file: string, files: string[]) => files.filter((file) => file.endsWith('.css')),
    },
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node24',
          sourcemap: true,
          // One file, loaded at the start: a build made meanwhile cannot remove parts of a running server.
          rolldownOptions: { input: 'src/entry.server.tsx', output: { codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry.client.tsx',
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            // Small files compress badly: what every page needs is one file, what several share another.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'frame',
                    test: /entry\.client\.tsx$|RootContainer\.tsx$|vite\/preload-helper|contract\/src\/load\.ts$|node_modules\/(?:react-dom|scheduler)\//,
                    priority: 3,
                  },
                  {
                    name: 'parts',
                    test: (id: string) => sharedParts.test(id) || isCardStyle(id),
                    priority: 2,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'later',
                    test: (id: string) => laterCode.test(id) || stateParts.test(id),
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  { name: 'pages', test: pageParts, priority: 1, includeDependenciesRecursively: false },
                  { name: 'home', test: isHome, priority: 1, includeDependenciesRecursively: false },
                  { name: 'cards', test: sharedCards, priority: 1, includeDependenciesRecursively: false },
                ],
              },
            },
          },
        }),
  },
}));
