/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The host of the API, such as https://api.example.com; the site's own host by default. */
  readonly VITE_API_HOST?: string;
}
