import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** The build of the catalogue and of its tests. */
export default defineConfig({
  // Otherwise Vite discovers these late and reloads a running story test, which fails on a clean clone.
  optimizeDeps: {
    include: ['react-dom/client', 'react/jsx-dev-runtime', '@vanilla-extract/dynamic', 'cmdk'],
  },
  plugins: [react(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
});
