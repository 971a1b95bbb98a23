import type { Plugin } from 'vite';

const setsMessages = 'core.config(en())';

/**
 * Removes zod's own English sentences: whatever a person reads has its words in the schemas or in the texts, and the rest
 * is logged with its place. A kilobyte of the panel's start, and of the site's pages with forms.
 */
export const withoutZodMessages = (): Plugin => ({
  name: 'without-zod-messages',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      if (!code.includes(setsMessages)) this.error('zod sets its messages elsewhere now');
      return { code: code.replace(setsMessages, 'core.config({})'), map: null };
    },
  },
});
