import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { shakeRouter } from './shakeRouter.ts';
import { splitStyles } from './splitStyles.ts';

/** Zod, told before any schema is made not to compile parsers: the content policy forbids eval. */
const zodWithoutEval = path.join(import.meta.dirname, '../../packages/contract/src/zodWithoutEval.ts');

const sharedParts =
  /packages\/(?:contract\/src\/shownDate|ui\/src\/(?:theme\/breakpoints|elements\/(?:ArrowLink|Breadcrumb|Picture\/coverSizes|SectionNumber|Skeleton|VisuallyHidden)|text\/tr\/site(?:Blog|Pages)|site\/parts\/(?:MemberCard|BleedPicture|Figures|PageHead|pageWidths|ProofBand|References|PostCard\w*|ProjectCard|projectFacts|ReasonPanes|SectionHead|serviceImage|ServicesIndex\w*|SplitSection|StatePanel)))/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), shakeRouter(), ...(isSsrBuild === true ? [] : [splitStyles()])],
  // The server part may compile parsers, and bundles its libraries as Node would resolve them: production installs
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
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node24',
          sourcemap: true,
          // One file, loaded at the start: a build made meanwhile cannot take parts away from a server that runs.
          rolldownOptions: { input: 'src/entry.server.tsx', output: { codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry.client.tsx',
            // Small files compress badly: what every page needs is one file, the parts that several share another.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'frame',
                    test: /RootContainer\.tsx$|(?:navigation\/redirect|structuredData)\.ts$|vite\/preload-helper|node_modules\/(?:react-dom|scheduler)\//,
                    priority: 2,
                  },
                  { name: 'parts', test: sharedParts, priority: 1, includeDependenciesRecursively: false },
                ],
              },
            },
          },
        }),
  },
}));
