import { palettes } from '@vitrin/mocks/fixtures/theme';
import type { Preview } from '@storybook/react-vite';

const paletteTitles: Readonly<Record<string, string>> = {
  default: 'Default palette',
  pale: 'Pale extreme',
  inverted: 'Dark and garish extreme',
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the toolbar starts with: stories as they are written. */
export const initialGlobals = {
  palette: 'default',
  scheme: 'light',
  pack: 'story',
  data: 'story',
  motion: 'full',
  text: 'normal',
};

/** The menus of the toolbar. Each is acted upon in `preview.tsx` and proved in `Toolbar.stories.tsx`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  palette: {
    description: "The website's palette",
    toolbar: {
      title: 'Palette',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...Object.keys(palettes).map((value) => ({ value, title: paletteTitles[value] ?? capital(value) })),
        { value: 'saved', title: 'Saved on server' },
      ],
    },
  },
  scheme: {
    description: "The panel's light or dark side",
    toolbar: {
      title: 'Panel',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Panel: light' },
        { value: 'dark', title: 'Panel: dark' },
      ],
    },
  },
  pack: {
    description: 'Whose texts and pictures the mocked API has (connected stories and whole pages)',
    toolbar: {
      title: 'Company',
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Company: fixtures' },
        { value: 'insaat', title: 'Company: insaat' },
        { value: 'karavan', title: 'Company: karavan' },
      ],
    },
  },
  data: {
    description: 'The condition of the mocked API (connected stories and whole pages)',
    toolbar: {
      title: 'Data',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'story', title: "Data: the story's own" },
        { value: 'fixtures', title: 'Data: filled' },
        { value: 'empty', title: 'Data: empty' },
        { value: 'failing', title: 'Data: failing' },
        { value: 'slow', title: 'Data: slow' },
        { value: 'stress', title: 'Data: 200 of each' },
      ],
    },
  },
  motion: {
    description: "The system's setting for motion",
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion: full' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  text: {
    description: "The browser's text size",
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text: 100 %' },
        { value: 'double', title: 'Text: 200 %' },
      ],
    },
  },
};

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which every screen is looked at. */
export const viewports = {
  narrow: screen('Narrow phone', 320, 640, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1_024, 'tablet'),
  desktop: screen('Desktop', 1_440, 900, 'desktop'),
};
