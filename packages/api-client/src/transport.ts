/** A call in wire form; `url` is the path with its query, below the API's base. */
export type TransportRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON as text, or the fields of a multipart form. */
  body: string | FormData | undefined;
  /** What a successful response contains; errors are JSON in either case. */
  expects: 'json' | 'blob';
  signal: AbortSignal | undefined;
  /**
   * Whether it should be sent even while the page closes: a deletion that could still have been undone, or a request
   * marked as lasting.
   */
  lasts: boolean;
  /** Called with the sent fraction of an upload, from 0 to 1. */
  onProgress: ((fraction: number) => void) | undefined;
};

/** A response of any status. `body` is parsed JSON, a Blob, or text if the server did not send JSON. */
export type TransportAnswer = { status: number; headers: Record<string, string>; body: unknown };

/** Sends a call to the API. Rejects with a TransportError if there is no response, never because of a status. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/** Why no response came: 'ERR_NETWORK' for an unreachable API, else the transport's own code. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Parses a text as JSON, or returns it if it is not JSON (such as a proxy's error page). */
export function jsonOrText(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
