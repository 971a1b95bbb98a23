import { expect, expectTypeOf, test } from 'vitest';
import { type Checked, type PanelCatalogue, panelIn, type WebsiteCatalogue, websiteIn } from './catalogue.ts';
import { panel } from './en/panel.ts';
import { website } from './tr/website.ts';

test('a catalogue keeps names and parameters, and its texts are free', () => {
  expect(panelIn(panel)).toBe(panel);
  expect(websiteIn(website)).toBe(website);
  expectTypeOf<WebsiteCatalogue['siteText']['action']['quote']>().toEqualTypeOf<string>();
  expectTypeOf<PanelCatalogue['adminText']['tryIn']>().toEqualTypeOf<(seconds: number) => string>();
});

type Wanted = { title: string; left: (seconds: number) => string };
type Fits<Found> = Found extends Wanted & Checked<Found, Wanted> ? true : false;

test('a text that is missing, surplus or has other parameters does not compile', () => {
  expectTypeOf<Fits<{ title: 'Sol'; left: (seconds: number) => string }>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<{ title: string }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<Wanted & { more: string }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ title: string; left: () => string }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ title: string; left: (seconds: string) => string }>>().toEqualTypeOf<false>();
});
