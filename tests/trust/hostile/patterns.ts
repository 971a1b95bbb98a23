import {
  type JsonSchema,
  type Operation,
  operationsOf,
  parseReference,
  type Reference,
  resolve,
} from '../reference/document.ts';
import { hostileTexts } from './hostileTexts.ts';
import { type Kind, share } from './kind.ts';
import { type Attack, inParallel, type Target } from './target.ts';

/** Longer than any field, and slightly shorter than the longest accepted body. */
const tooLong = 240_000;
const shortest = 16;
/** The longest query that fits into an accepted address. */
const longQuery = 10_000;

/** Texts that are expensive for a careless regular expression, in every field and parameter of the reference. */
export const patterns: Kind = {
  name: 'patterns',
  may: [200, 400, 401, 403, 404, 409, 413, 414, 431],
  attack: async (target, amount) => {
    const reference = await referenceOf(target);
    const attacks = operationsOf(reference)
      .filter(
        ({ operationId }) => !['auth.logout', 'auth.changePassword', 'auth.signup'].includes(operationId),
      )
      .flatMap((operation) => bodyAttacks(reference, operation).concat(queryAttacks(operation)));
    await inParallel(share(amount, attacks, 41), 6, (attack) => target.send(attack()));
    return [];
  },
};

async function referenceOf(target: Target): Promise<Reference> {
  const { body } = await target.send({ path: '/api/docs/json' });
  return parseReference(JSON.parse(Buffer.from(body, 'latin1').toString()));
}

const addressOf = ({ path }: Operation): string => path.replace(/\{\w+\}/g, 'nobody');

/** An attack that is written when it is sent: together they are gigabytes. */
type MakeAttack = () => Attack;

function bodyAttacks(reference: Reference, operation: Operation): MakeAttack[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return [];
  const attack = (name: string, text: string): Attack => ({
    method: operation.method,
    path: addressOf(operation),
    asAdmin: true,
    body: JSON.stringify({ [name]: text }),
  });
  return textFields(reference, schema).flatMap(([name, { maxLength = tooLong }]) =>
    // Shorter texts are cheap for any expression.
    [Math.max(maxLength, shortest), tooLong].flatMap((length) =>
      hostileTexts.map((textOf) => () => attack(name, textOf(length))),
    ),
  );
}

const queryAttacks = (operation: Operation): MakeAttack[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) =>
      hostileTexts.map((textOf) => () => ({
        method: operation.method,
        path: `${addressOf(operation)}?${name}=${encodeURIComponent(textOf(longQuery)).slice(0, longQuery)}`,
        asAdmin: true,
      })),
    );

/** The top-level text fields of a schema. */
const textFields = (reference: Reference, schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(resolve(reference, schema).properties ?? {}).filter(
    ([, field]) => resolve(reference, field).type === 'string',
  );
