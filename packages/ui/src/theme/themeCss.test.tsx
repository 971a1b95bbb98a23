import { palettes } from '@vitrin/mocks/fixtures/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeScope } from './ThemeScope.tsx';
import { themeStyle } from './themeCss.ts';

const declared = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/(?<!-)(--\w[\w-]*):\s*([^;}"]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

it.each(Object.entries(palettes))(
  'gives a scope the variables that the first HTML gives the page, with the palette %s',
  (_name, palette) => {
    const html = renderToStaticMarkup(<ThemeScope palette={palette}>Yazı</ThemeScope>);
    const scope = declared(/style="([^"]*)"/.exec(html)?.[1] ?? '');
    expect(scope.size).toBeGreaterThan(90);
    expect(scope).toEqual(declared(themeStyle(palette)));
  },
);

it('only writes variables of the root into the first HTML', () => {
  expect(themeStyle(palettes.inverted)).toMatch(/^:root\{(?:--vitrin-color-[a-z-]+:#[0-9a-f]{6};?)+\}$/);
});
