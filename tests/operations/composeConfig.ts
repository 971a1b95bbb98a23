import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

/**
 * The part of `docker compose config --quiet` that needs no Docker: `node composeConfig.ts FILE` substitutes the
 * variables and validates the result against the Compose schema.
 */
const [file = 'compose.yaml'] = process.argv.slice(2);
const wrong: string[] = [];

/** Substitutes `$$`, `${NAME}`, `${NAME:-value}` and `${NAME:?words}`, the forms that our file uses. */
const filled = (text: string): string =>
  text.replaceAll(
    /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name?: string, kind?: string, rest = '') => {
      if (name === undefined) return '$';
      const value = process.env[name] ?? '';
      if (value === '' && kind === '?') wrong.push(`${name} is missing a value: ${rest}`);
      return value === '' && kind === '-' ? rest : value;
    },
  );

const fillAll = (value: unknown): unknown => {
  if (typeof value === 'string') return filled(value);
  if (Array.isArray(value)) return value.map(fillAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillAll(inner)]));
};

const linter = path.dirname(createRequire(import.meta.url).resolve('dclint/package.json'));
const schema: unknown = JSON.parse(readFileSync(path.join(linter, 'schemas/compose.schema.json'), 'utf8'));
const validate = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
}).compile(Object(schema));
if (!validate(fillAll(parse(readFileSync(file, 'utf8')))))
  wrong.push(...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`));
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
