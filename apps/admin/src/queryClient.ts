import { ApiError } from '@vitrin/api-client/errors';
import type { endpoints } from '@vitrin/contract/endpoints';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** The query keys of the panel; a write invalidates or replaces those it affects. */
export const keys = {
  me: (token: string | undefined) => ['me', token] as const,
  health: ['health'] as const,
  siteHealth: ['siteHealth'] as const,
  /** Accounts and invitations. */
  users: ['users'] as const,
  activity: ['activity'] as const,
  /** Preview links. */
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
  /** A page of a folder, or of the search results in it. */
  messages: (listing: { folder: string; narrowing: object; search: string; page: number }) =>
    ['messages', listing] as const,
  anyMessage: ['message'] as const,
  message: (id: string) => ['message', id] as const,
  /** The replies to a message, and the values that messages can be given. */
  replies: (id: string) => ['replies', id] as const,
  messageChoices: ['messageChoices'] as const,
  personalData: ['personalData'] as const,
  /** The number of unread messages, and the newest ones. */
  messageFacts: ['messageFacts'] as const,
  /** The command menu's results for a search. */
  commandEntries: (search: string) => ['commandEntries', search] as const,
  publicServices: ['publicServices'] as const,
  publicProjects: ['publicProjects'] as const,
  publicPosts: ['publicPosts'] as const,
} as const;

/** Requests without a response are retried by the client. */
const mayPass = (error: Error): boolean => error instanceof ApiError && error.status >= 500;

/** The query cache, with one retry for failures that may be transient. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // An owner has changed the user's role in the meantime: the panel adapts.
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
