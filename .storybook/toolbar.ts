import { packNames } from '@vitrin/demo/packs';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import type { Preview } from '@storybook/react-vite';
import { defaultLanguage, languageNames } from '@vitrin/ui/text/panelText';

const paletteTitles: Readonly<Record<string, string>> = {
  default: 'Default palette',
  pale: 'Pale extreme',
  inverted: 'Dark and garish extreme',
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The toolbar's initial state: stories as they are written. */
export const initialGlobals = {
  palette: 'default',
  scheme: 'light',
  language: defaultLanguage,
  pack: 'story',
  data: 'story',
  motion: 'full',
  text: 'normal',
};

/** A menu of the toolbar: what it is about, and its choices by value. */
const menu = <Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  choices: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, choice]) => ({ value, title: choice })),
  },
});

/** The menus of the toolbar. Each is applied in `preview.tsx` and tested in `Toolbar.stories.tsx`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  palette: menu('Palette', 'paintbrush', "The website's palette", {
    ...Object.fromEntries(
      Object.keys(palettes).map((value) => [value, paletteTitles[value] ?? capital(value)]),
    ),
    saved: 'Saved on server',
  }),
  scheme: menu('Panel', 'contrast', "The panel's light or dark side", {
    light: 'Panel: light',
    dark: 'Panel: dark',
  }),
  language: menu(
    'Language',
    'globe',
    "The panel's language",
    Object.fromEntries(Object.entries(languageNames).map(([value, name]) => [value, `Panel: ${name}`])),
  ),
  pack: menu(
    'Company',
    'database',
    'Whose texts and pictures the mocked API has (connected stories and whole pages)',
    {
      story: 'Company: fixtures',
      ...Object.fromEntries(packNames.map((name) => [name, `Company: ${name}`])),
    },
  ),
  data: menu('Data', 'lightning', 'The condition of the mocked API (connected stories and whole pages)', {
    story: "Data: the story's own",
    fixtures: 'Data: filled',
    empty: 'Data: empty',
    failing: 'Data: failing',
    slow: 'Data: slow',
    stress: 'Data: 200 of each',
  }),
  motion: menu('Motion', 'play', "The system's setting for motion", {
    full: 'Motion: full',
    reduced: 'Motion: reduced',
  }),
  text: menu('Text', 'zoom', "The browser's text size", { normal: 'Text: 100 %', double: 'Text: 200 %' }),
};

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which every screen is reviewed. */
export const viewports = {
  narrow: screen('Narrow phone', 320, 640, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1_024, 'tablet'),
  desktop: screen('Desktop', 1_440, 900, 'desktop'),
};
