import { type ApiErrorBody, errorBody } from '@vitrin/contract/errors/error';

/** An error response of a mock: its status and the body that the contract demands. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';
  readonly status: number;
  readonly body: ApiErrorBody & Record<string, unknown>;

  constructor(
    status: number,
    message: string,
    { errors, ...more }: Record<string, unknown> & { errors?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { ...errorBody(status, message, errors), ...more };
  }
}

/** 404 for what does not exist. */
export const missing = (what: string): MockFailure => new MockFailure(404, `${what} not found`);
