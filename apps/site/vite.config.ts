import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/dynamic', 'react-dom/client'],
  },
  build: {
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Hashed files have a folder of their own, so that only they are cached for ever.
    assetsDir: 'assets/build',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/entry.server.tsx' } }
      : { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/entry.client.tsx' } }),
  },
}));
