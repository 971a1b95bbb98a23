/** A call as it goes over the wire; `url` is the path with its query, below the API's base. */
export type TransportRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON as text, or the fields of a multipart form. */
  body: string | FormData | undefined;
  /** What a successful response holds; errors are JSON in either case. */
  expects: 'json' | 'blob';
  signal: AbortSignal | undefined;
  /** It deletes something, which could still have been undone, or is asked to: it is sent as the page closes. */
  lasts: boolean;
  /** Told the sent part of an upload, from 0 to 1. */
  onProgress: ((fraction: number) => void) | undefined;
};

/** A response of any status. `body` is parsed JSON, a Blob, or text where the server sent no JSON. */
export type TransportAnswer = { status: number; headers: Record<string, string>; body: unknown };

/** Sends a call to the API. Rejects with a TransportError where no response came, never because of a status. */
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

/** The value of a text as JSON, or the text itself where it is not JSON (such as a proxy's error page). */
export function jsonOrText(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
