import { ApiError } from '@vitrin/api-client/errors';
import type { endpoints } from '@vitrin/contract/endpoints';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** The keys of what the panel reads; a write that changes one of them invalidates or replaces it. */
export const keys = {
  me: (token: string | undefined) => ['me', token] as const,
  health: ['health'] as const,
  siteHealth: ['siteHealth'] as const,
  /** Who may sign in, and who is invited to. */
  users: ['users'] as const,
  activity: ['activity'] as const,
  /** Links that show drafts. */
  previews: ['previews'] as const,
  plans: ['plans'] as const,
  setup: ['setup'] as const,
  visits: ['visits'] as const,
  demoContent: ['demoContent'] as const,
  invitation: (token: string) => ['invitation', token] as const,
  sessions: ['sessions'] as const,
  secondFactor: ['secondFactor'] as const,
  siteInfo: ['siteInfo'] as const,
  theme: ['theme'] as const,
  privacy: ['privacy'] as const,
  mail: ['mail'] as const,
  passwordHelp: ['passwordHelp'] as const,
  /** Home, about and team page as visitors see them. */
  pages: ['pages'] as const,
  slider: ['slider'] as const,
  /** All entries of a kind, by the name of its calls. */
  list: (kind: keyof typeof endpoints) => [kind] as const,
  allMessages: ['messages'] as const,
  /** A page of a folder, of the messages that a search finds. */
  messages: (listing: { folder: string; narrowing: object; search: string; page: number }) =>
    ['messages', listing] as const,
  message: (id: string) => ['message', id] as const,
  /** Answers to a message, and what messages can be given. */
  replies: (id: string) => ['replies', id] as const,
  messageChoices: ['messageChoices'] as const,
  personalData: ['personalData'] as const,
  /** How many messages nobody has read, and the newest ones. */
  messageFacts: ['messageFacts'] as const,
  /** What the command menu leads to for a search. */
  commandEntries: (search: string) => ['commandEntries', search] as const,
  publicServices: ['publicServices'] as const,
  publicProjects: ['publicProjects'] as const,
  publicPosts: ['publicPosts'] as const,
} as const;

/** Requests that got no answer are tried again by the client. */
const mayPass = (error: Error): boolean => error instanceof ApiError && error.status >= 500;

/** The query cache, with one retry for failures that may be transient. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // An owner has given somebody another role meanwhile: the panel shows what is left to them.
        if (error instanceof ApiError && error.status === 403)
          void queries.invalidateQueries({ queryKey: ['me'] });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 600,
        // The client reports lost connections itself; queries must not rely on the browser's online state.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}
