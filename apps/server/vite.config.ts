import { defineConfig } from 'vite';

/** The server as production runs it: our own code in a few files, libraries loaded from node_modules. */
export default defineConfig({
  root: import.meta.dirname,
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
        'weakPassword.worker': 'src/auth/weakPassword.worker.ts',
        pictureChild: 'src/media/pictureChild.ts',
      },
      // All files lie as deep in the tree as their sources, whose paths start at their own folder.
      output: { chunkFileNames: '[name].js' },
    },
  },
});
