import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/**
 * The server as production runs it. What its `dependencies` name is loaded from node_modules; everything else becomes
 * part of a few files, since Node takes longer to find a library's many files than to run them.
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
      // All files lie as deep in the tree as their sources, whose paths start at their own folder.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
