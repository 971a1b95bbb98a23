import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Zod, told before any schema is made not to compile parsers: the content policy forbids eval. */
const zodWithoutEval = path.join(import.meta.dirname, '../../packages/contract/src/zodWithoutEval.ts');

/** The API of a development server; a built panel uses its own host, or the one in VITE_API_HOST. */
const api = process.env['VITRIN_API'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: [{ find: /^zod$/, replacement: zodWithoutEval }] },
  optimizeDeps: {
    include: ['@vanilla-extract/dynamic', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
  // Hashed files of earlier builds stay for a while: open panels still request them.
  build: { emptyOutDir: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api } },
});
