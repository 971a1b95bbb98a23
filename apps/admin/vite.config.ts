import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API of a development server; a built panel asks its own host, or the one in VITE_API_HOST. */
const api = process.env['VITRIN_API'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/dynamic',
      'react-dom/client',
      'react/jsx-dev-runtime',
    ],
  },
  // Hashed files of earlier builds stay for a while: panels that are open ask for them.
  build: { emptyOutDir: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api } },
});
