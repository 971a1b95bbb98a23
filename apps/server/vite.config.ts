import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/**
 * The server's production build. Its `dependencies` are loaded from node_modules; everything else is bundled into a few
 * files, since finding a library's many files takes Node longer than running them.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        admin: 'src/auth/adminCommand.ts',
        backupCommand: 'src/backup/backupCommand.ts',
        restore: 'src/backup/restoreCommand.ts',
        export: 'src/siteFile/exportCommand.ts',
        import: 'src/siteFile/importCommand.ts',
        'weakPassword.worker': 'src/auth/passwords/weakPassword.worker.ts',
        checkDatabase: 'src/store/checkDatabase.ts',
        pictureChild: 'src/media/pictureChild.ts',
      },
      // All files are as deep in the tree as their sources, whose paths are relative to their own folder.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
