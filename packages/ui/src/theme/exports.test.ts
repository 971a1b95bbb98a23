import { defaultPalette, paletteKeys } from '@vitrin/contract/settings/palette';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deriveTheme } from './derive.ts';
import { cssExport, designTokens, tokensExport } from './exports.ts';
import { themeVariables } from './themeCss.ts';

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A colour's value as required by the Design Tokens Community Group's colour module. */
const colorValue = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1), z.number().min(0).max(1)]),
  alpha: z.number().min(0).max(1).optional(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});

/** Violations of the format's rules in a tree of tokens: a token has `$value` and a type, its own or its group's. */
function faults(node: unknown, type?: unknown, path = 'root'): string[] {
  const own = new Map(entriesOf(node));
  const inForce = own.get('$type') ?? type;
  if (own.has('$value')) {
    const isColor = inForce === 'color' && colorValue.safeParse(own.get('$value')).success;
    return isColor && [...own.keys()].every((key) => key.startsWith('$')) ? [] : [path];
  }
  const children = [...own].filter(([name]) => name !== '$type' && name !== '$description');
  return children.flatMap(([name, child]) =>
    /^\$|[{}.]/.test(name) ? [`${path}/${name}`] : faults(child, inForce, `${path}/${name}`),
  );
}

describe('cssExport', () => {
  const css = cssExport({ ...defaultPalette, whiteColor: '#FFF' });

  it('contains the eight stored colours in their long form', () => {
    expect(css).toContain('--vitrin-palette-primary-color: #8faa7a;');
    expect(css).toContain('--vitrin-palette-white-color: #ffffff;');
  });

  it('contains every variable of the site once', () => {
    const names = [...css.matchAll(/^ {2}(--[\w-]+): #[0-9a-f]{6};$/gm)].map(([, name]) => name);
    const variables = Object.keys(themeVariables(deriveTheme(defaultPalette)));
    expect(names).toHaveLength(paletteKeys.length + variables.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(variables));
  });
});

describe('designTokens', () => {
  it('writes each colour in the required format', () => {
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

  it('follows the rules of the format, whatever the palette', () => {
    for (const palette of Object.values(palettes)) expect(faults(designTokens(palette))).toEqual([]);
    expect(faults({ $value: 1 })).not.toEqual([]);
    expect(
      faults({ $type: 'color', a: { $value: { colorSpace: 'srgb', components: [0, 2, 0] } } }),
    ).not.toEqual([]);
    expect(faults({ $type: 'color', 'a.b': {} })).not.toEqual([]);
  });

  it('is valid JSON as a file', () => {
    expect(JSON.parse(tokensExport(defaultPalette))).toEqual(designTokens(defaultPalette));
  });
});
