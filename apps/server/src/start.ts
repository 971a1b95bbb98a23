import { assertNode } from './assertNode.ts';

assertNode();

const { buildIfChanged } = await import('./build.ts');
await buildIfChanged((line) => process.stdout.write(`${line}\n`));

const [
  { runServer },
  { builtSite },
  { mountFiles },
  { mountDiscovery },
  { mountPages },
  { mountStorybook },
  { pagePolicy },
  { projectRoot },
] = await Promise.all([
  import('./runServer.ts'),
  import('./site/builtSite.ts'),
  import('./site/mountFiles.ts'),
  import('./site/mountDiscovery.ts'),
  import('./site/mountPages.ts'),
  import('./site/mountStorybook.ts'),
  import('./site/contentPolicy.ts'),
  import('./projectRoot.ts'),
]);

await runServer(async (app, env) => {
  await mountFiles(app, {
    site: `${projectRoot}/apps/site/dist/client`,
    panel: `${projectRoot}/apps/admin/dist`,
  });
  if (env.STORYBOOK === 'on') await mountStorybook(app, `${projectRoot}/storybook-static`);
  await mountDiscovery(app, { publicUrl: env.PUBLIC_URL });
  await mountPages(app, {
    site: builtSite(`${projectRoot}/apps/site/dist`),
    publicUrl: env.PUBLIC_URL,
    policy: pagePolicy,
  });
});
