/** A call of the API made inside the server's process: the path with its query begins with `/api`. */
export type InProcessCall = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON as text. */
  body?: string | undefined;
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** Addresses of the built files that a page needs: the entry module, style sheets, and the modules to fetch with it. */
export type PageAssets = {
  entry: string;
  /** The module of the page itself. */
  page: string;
  styles: readonly string[];
  /** The modules that these two import. */
  modules: readonly string[];
  /** The rules of those sheets that a page's HTML uses; absent in development, where sheets change at runtime. */
  usedStyles?: (html: string) => string;
};

/** A finished page, or a redirect. `inline` lists what a content policy must allow by hash. */
export type RenderedPage =
  | { status: number; location: string }
  | { status: number; html: string; inline: { scripts: readonly string[]; styles: readonly string[] } };

/** The API that the pages show. */
export type RenderedApi = {
  /** Makes an API call inside this process, or over HTTP to another host. */
  call: InProcessCall;
  /** If it is on another host: its address without a trailing slash, and how its responses are processed. */
  foreign?: ForeignParts | undefined;
};

/** What is known about an API on another host, and the sanitiser for its responses. */
export type ForeignParts = {
  host: string;
  hasAdditions: () => Promise<boolean>;
  cleanHtml: (html: string) => string;
};

/** What the server passes to the site's server build. */
export type RendererOptions = RenderedApi & {
  /**
   * The built files of the page's modules (keys of Vite's manifest), its own first, and only the style sheets of others;
   * called after all of these were loaded.
   */
  assetsFor: (modules: readonly string[], styledBy: readonly string[]) => PageAssets;
};

/** What a page says about the preview link that it was opened through. */
export type PreviewNote =
  | {
      state: 'open';
      /** The entry that it is about; empty if it is about more than one. */
      title: string;
      /** The moment that it shows, in ISO 8601, instead of drafts. */
      moment?: string | undefined;
      by: string;
      /** When the link expires, in ISO 8601. */
      until: string;
    }
  /** The link was wrong, or has expired. */
  | { state: 'ended' };

/**
 * Renders a request of the site to complete HTML. The origin is the one that visitors use, without a slash. A page that
 * shows drafts says so.
 */
export type Renderer = (request: Request, origin: string, preview?: PreviewNote) => Promise<RenderedPage>;

/** The one export of the site's server build. */
export type CreateRenderer = (options: RendererOptions) => Renderer;
