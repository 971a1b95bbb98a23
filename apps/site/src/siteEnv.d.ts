/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The host of the API, such as https://api.example.com; the site's own host by default. */
  readonly VITE_API_HOST?: string;
}

interface Navigator {
  /** What some browsers tell about the visitor's line, which TypeScript's own types leave out. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
