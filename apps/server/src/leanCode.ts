import type { Plugin, Rolldown } from 'vite';

/** Writes whatever is not ASCII as an escape, which means the same in names, texts and patterns. */
export const asAscii = (code: string): string =>
  code.replaceAll(
    /[^\0-\x7F]/g,
    (unit) => String.raw`\u${(unit.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** A raw template whose letters would become escapes that nobody reads. */
export const rawTextIn = (code: string): string | undefined =>
  code.match(/String\.raw`[^`]*`/g)?.find((text) => /[^\0-\x7F]/.test(text));

/**
 * Code as a server that runs for months should hold it: V8 keeps the text of all that it has loaded, and with two bytes for
 * each character from the first one that Latin-1 does not have. Names and lines stay, as traces in a log tell them.
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

/** What a build takes out of its code itself. */
export const leanOutput: Rolldown.OutputOptions = {
  comments: false,
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: false,
    codegen: { removeWhitespace: false },
  },
};

/**
 * Takes `node:http` without what belongs to `fetch`: an import of it reads everything that it exports, and so loads a second
 * client for the web, which takes 25 ms and 3 MB (Node 24). `require` reads nothing.
 */
export const lazyHttp = (): Plugin => ({
  name: 'lazy-http',
  enforce: 'pre',
  resolveId: (source) => (source === 'node:http' ? required : undefined),
  load: (id) => (id === required ? "module.exports = process.getBuiltinModule('node:http');" : undefined),
});

const required = '\0required-http.cjs';
