import { defaultPalette, paletteKeys } from '@vitrin/contract/palette';
import { describe, expect, it } from 'vitest';
import { deriveTheme } from './derive.ts';
import { cssExport, designTokens, tokensExport } from './exports.ts';
import { themeVariables } from './themeCss.ts';

describe('cssExport', () => {
  const css = cssExport({ ...defaultPalette, whiteColor: '#FFF' });

  it('holds the eight stored colours in their long form', () => {
    expect(css).toContain('--vitrin-palette-primary-color: #8faa7a;');
    expect(css).toContain('--vitrin-palette-white-color: #ffffff;');
  });

  it('holds every variable of the site once', () => {
    const names = [...css.matchAll(/^ {2}(--[\w-]+): #[0-9a-f]{6};$/gm)].map(([, name]) => name);
    const variables = Object.keys(themeVariables(deriveTheme(defaultPalette)));
    expect(names).toHaveLength(paletteKeys.length + variables.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(variables));
  });
});

describe('designTokens', () => {
  it('says each colour as the format asks', () => {
    const tokens = designTokens({ ...defaultPalette, primaryColor: '#f80' });
    expect(tokens).toMatchObject({
      $type: 'color',
      palette: {
        primaryColor: {
          $value: { colorSpace: 'srgb', components: [1, 0.5333, 0], alpha: 1, hex: '#ff8800' },
        },
      },
      color: { primary: { base: { $value: { hex: '#ff8800' } } }, paper: { $value: { colorSpace: 'srgb' } } },
    });
  });

  it('is valid JSON as a file', () => {
    expect(JSON.parse(tokensExport(defaultPalette))).toEqual(designTokens(defaultPalette));
  });
});
