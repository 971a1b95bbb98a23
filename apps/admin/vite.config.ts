import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutJsonSchema } from '@vitrin/contract/withoutJsonSchema';
import { withoutZodMessages } from '@vitrin/contract/withoutZodMessages';
import { withoutReference } from '@vitrin/contract/withoutReference';

/** Zod, configured before any schema is created not to compile parsers: the content policy forbids eval. */
const zodWithoutEval = path.join(import.meta.dirname, '../../packages/contract/src/zodWithoutEval.ts');

/** A chunk that several screens share is named after all of them: too long for an address. */
const shortName = (name: string): string => name.split('~', 1).join('');

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin(), withoutReference(), withoutJsonSchema(), withoutZodMessages()],
  resolve: { alias: [{ find: /^zod$/, replacement: zodWithoutEval }] },
  optimizeDeps: {
    include: ['@vanilla-extract/dynamic', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
  // Hashed files of earlier builds stay for a while: open panels still request them.
  build: {
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The entry lists all of them: one letter less in each saves a quarter of a kilobyte.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${shortName(path.parse(name).name)}-[hash:7][extname]`,
        codeSplitting: {
          // Small files compress badly and cost a request each: what every visit needs is one file, and what several
          // screens share is not split into small pieces. The entry waits for a language, which may need the same
          // modules: in one file with them it would wait for itself.
          groups: [
            {
              name: 'frame',
              tags: ['$initial'],
              test: /^(?!.*(?:src\/main\.tsx|index\.html)$)/,
              priority: 1,
            },
            // Split by who shares them, these import each other.
            {
              name: 'dialogs',
              test: /@radix-ui\/react-dialog\/|elements\/Dialog\/|Link\/(?:layers|takeSteps)\.ts$/,
              priority: 1,
            },
            // Merged beyond this size, chunks import each other, which the build refuses.
            { name: 'parts', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_600 },
          ],
        },
      },
    },
  },
});
