import fastifyCors from '@fastify/cors';
import { repeatKeyHeader, totalHeader } from '@vitrin/contract/endpoints';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of one other origin call the API: a site and panel served at PUBLIC_URL while the API has a host of its
 * own. Tokens are sent in a header; the device cookie of sign-in stays within one origin.
 */
export async function allowOrigin(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  if (publicUrl === undefined) return;
  await app.register(fastifyCors, {
    origin: new URL(publicUrl).origin,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'If-None-Match',
      'If-Unmodified-Since',
      repeatKeyHeader,
    ],
    exposedHeaders: ['ETag', 'Retry-After', totalHeader],
    maxAge: 7_200,
    strictPreflight: false,
  });
}
