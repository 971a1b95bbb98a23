import { type ApiPlace, apiPlaceIn } from '@vitrin/contract/rendering/apiPlace';
import { createContext } from 'react';
import { noFiles, type PageFiles, readFiles } from './pageFiles.ts';
import { partIds } from './partIds.ts';

/**
 * The parts of the document that only the server makes. The browser reads them back from the page, so that its first
 * render equals the server's.
 */
export type DocumentParts = {
  /** The site's colours as CSS variables on `:root`. */
  themeStyle: string;
  /** The inlined rules that the page uses; none if it links the sheets. */
  usedStyles: string | undefined;
  /** What the page requests after its first view. */
  files: PageFiles;
  /** Comes before everything else. */
  firstViewScript: string;
  /** Requests them. */
  startScript: string;
  /** The loaders' data as JSON, safe inside a script element. */
  hydrationJson: string;
  /** The company's origin, such as https://ornek.com.tr, for absolute addresses. */
  origin: string;
  /** Set if the API is on another host. */
  api: ApiPlace | undefined;
};

export const DocumentPartsContext = createContext<DocumentParts>({
  themeStyle: '',
  usedStyles: undefined,
  files: noFiles,
  firstViewScript: '',
  startScript: '',
  hydrationJson: '{}',
  origin: '',
  api: undefined,
});

/** Reads the parts from the page that the server sent. */
export function readDocumentParts(page: Document): DocumentParts {
  return {
    themeStyle: page.getElementById(partIds.theme)?.textContent ?? '',
    usedStyles: page.getElementById(partIds.styles)?.textContent ?? undefined,
    files: readFiles(page),
    firstViewScript: page.getElementById(partIds.first)?.textContent ?? '',
    startScript: page.getElementById(partIds.start)?.textContent ?? '',
    hydrationJson: page.getElementById(partIds.data)?.textContent ?? '{}',
    origin: page.getElementById(partIds.origin)?.getAttribute('content') ?? '',
    api: apiPlaceIn(page),
  };
}

/** JSON that is safe in a script element: nothing in it can end the element or start a comment. */
export const jsonForScript = (data: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(data, replacer).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
