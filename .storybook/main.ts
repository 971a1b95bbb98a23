import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './*.mdx',
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  // Pictures at fixed addresses, such as the one of services without a picture.
  staticDirs: [
    '../apps/site/public',
    // The drawings of the demo companies, which the toolbar shows.
    { from: '../packages/demo/pictures', to: '/demo-pictures' },
    { from: '../packages/demo/documents', to: '/demo-documents' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Document an element's own props only; HTML attributes that pass through are documented elsewhere.
      propFilter: ({ parent, declarations }) =>
        !(parent?.fileName ?? declarations?.[0]?.fileName ?? '').includes('node_modules'),
    },
  },
};
export default config;
