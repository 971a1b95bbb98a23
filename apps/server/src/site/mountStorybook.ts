import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerHeaders } from '../http/answers/answerHeaders.ts';

const prefix = '/storybook/';
const hidden = { schema: { hide: true } };
const pages = ['index.html', 'iframe.html'] as const;
const notBuilt = 'Storybook has not been built on this server: run "npm run storybook:build".';

/** Whether `npm run storybook:build` has left the design catalogue in the folder. */
const isStorybookBuilt = (folder: string): boolean =>
  [...pages, 'index.json'].every((file) => existsSync(path.join(folder, file)));

/**
 * Serves the built catalogue under `/storybook`, hidden from search engines. Files are read on request, so that a build
 * made while the server runs is shown at once.
 */
export async function mountStorybook(app: FastifyInstance, folder: string): Promise<void> {
  if (!isStorybookBuilt(folder)) app.log.warn(`STORYBOOK is on, but ${notBuilt}`);
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    index: false,
    decorateReply: false,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply) => {
      reply.headers(answerHeaders.storybookFile);
    },
  });

  const sendPage = async (reply: FastifyReply, name: (typeof pages)[number]) => {
    if (!isStorybookBuilt(folder)) {
      reply.code(503).headers(answerHeaders.storybookFile);
      return reply.type('text/plain; charset=utf-8').send(notBuilt);
    }
    const html = await readFile(path.join(folder, name), 'utf8');
    reply.headers(answerHeaders.storybookPage(inlineScripts(html)));
    return reply.type('text/html; charset=utf-8').send(html);
  };
  app.get('/storybook', hidden, (_request, reply) => reply.redirect(prefix, 301));
  app.get(prefix, hidden, (_request, reply) => sendPage(reply, 'index.html'));
  for (const name of pages) app.get(prefix + name, hidden, (_request, reply) => sendPage(reply, name));
}

/** The contents of inline scripts, for the policy that allows exactly these. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
