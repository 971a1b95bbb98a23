import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the site does not use of react-router. The package says that it has no side effects,
 * but makes its components by calls that a build cannot see to be harmless; so all of them would stay, with the forms,
 * fetchers and prefetching that they are made of. Where a new version is written differently, nothing is lost but bytes.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/(?<== )(?=\w+\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(
          /^var (\w+) = (class extends [^]*?^\});\n(\1\.contextType = .*;)$/gm,
          'var $1 = /* @__PURE__ */ (() => { const $1 = $2; $3 return $1; })();',
        ),
      map: null,
    }),
  },
});
