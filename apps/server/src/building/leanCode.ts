import type { Plugin, Rolldown } from 'vite';

/** Replaces non-ASCII characters by escapes, which mean the same in names, strings and patterns. */
export const asAscii = (code: string): string =>
  code.replaceAll(
    /[^\0-\x7F]/g,
    (unit) => String.raw`\u${(unit.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** A raw template in which escapes would be taken literally. */
export const rawTextIn = (code: string): string | undefined =>
  code.match(/String\.raw`[^`]*`/g)?.find((text) => /[^\0-\x7F]/.test(text));

/**
 * Minifies code for a server that runs for months: V8 keeps the source of everything it has loaded, with two bytes per
 * character if any is outside of Latin-1. Names and lines stay, for stack traces in the log.
 */
export const leanCode = (): Plugin => ({
  name: 'lean-code',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const raw = rawTextIn(file.code);
      if (raw !== undefined)
        this.error(`${file.fileName} has ${raw}: write it as a text, whose escapes are read`);
      file.code = asAscii(file.code);
    }
  },
});

/** What the bundler itself removes from the code. */
export const leanOutput: Rolldown.OutputOptions = {
  comments: false,
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: false,
    codegen: { removeWhitespace: false },
  },
};

/**
 * Loads `node:http` without the parts of `fetch`: importing it reads all of its exports, and so loads a second HTTP
 * client, which takes 25 ms and 3 MB (Node 24). `require` reads none of them.
 */
export const lazyHttp = (): Plugin => ({
  name: 'lazy-http',
  enforce: 'pre',
  resolveId: (source) => (source === 'node:http' ? required : undefined),
  load: (id) => (id === required ? "module.exports = process.getBuiltinModule('node:http');" : undefined),
});

const required = '\0required-http.cjs';
