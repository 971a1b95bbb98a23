import { fixed } from '@vitrin/contract/fixed';
import { fullNameOf, type LoginResult, type User, user } from '@vitrin/contract/accounts/session';

/** A signed-in admin as kept in the browser. */
export type StoredSession = { token: string; user: User };

/** Why a session ended: by choice, because the API refused its token, or because it could not be reached. */
export type SessionEnd = 'signed-out' | 'expired' | 'unreachable';

/** A change of the session: in this tab or, for a sign-in and a sign-out, in another one. */
export type SessionEvent = { type: 'signed-in' | SessionEnd };

/** The part of the browser's storage that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The source of storage events from other tabs; a window, in browsers. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
};

/** Keeps the token and the user, and notifies its listeners when they change. It never navigates. */
export type Session = {
  /** The token that requests carry. */
  token: () => string | undefined;
  /** Token and user, if both are stored and readable. */
  read: () => StoredSession | undefined;
  save: (session: StoredSession) => void;
  /** Clears both; the type says why. */
  clear: (type?: SessionEnd) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
};

const { token: tokenKey, user: userKey } = fixed.storageKeys;

/** A session on a storage; `events` reports changes made by other tabs. */
export function createSession(storage: SessionStorage, events?: StorageEvents): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that the other tab emptied the whole storage.
    if (key === tokenKey || key === null) tell({ type: newValue ? 'signed-in' : 'signed-out' });
  };
  const token = () => storage.getItem(tokenKey) || undefined;

  return {
    token,
    read: () => {
      const kept = token();
      const parsed = user.safeParse(parseJson(storage.getItem(userKey)));
      return kept !== undefined && parsed.success ? { token: kept, user: parsed.data } : undefined;
    },
    save: (session) => {
      // The user first, so that a tab that is notified of the token finds both.
      storage.setItem(userKey, JSON.stringify(session.user));
      storage.setItem(tokenKey, session.token);
      tell({ type: 'signed-in' });
    },
    clear: (type = 'signed-out') => {
      storage.removeItem(tokenKey);
      storage.removeItem(userKey);
      tell({ type });
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The session of this browser; it lasts for the page only if storage is blocked or missing. */
export function createBrowserSession(): Session {
  const events = typeof window === 'undefined' ? undefined : window;
  return createSession(openSessionStorage(), events);
}

/** The stored part of a login's response; missing fields are completed. */
export function sessionOfLogin({ token, id, email, name, ...rest }: LoginResult): StoredSession {
  const surname = rest.surname ?? '';
  const fullName = rest.fullName ?? fullNameOf({ name, surname });
  const person = { id, email, name, surname, roles: rest.roles ?? [], fullName };
  const { language, picture, pendingEmail } = rest;
  return { token, user: { ...person, language, picture, pendingEmail } };
}

/** A storage that lasts for the page only. */
export function memoryStorage(): SessionStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** This browser's storage; one that lasts for the page only if it is blocked or missing. */
export const openSessionStorage = (): SessionStorage => browserStorage() ?? memoryStorage();

function browserStorage(): SessionStorage | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    // Reading the property throws if storage is blocked; writing throws if its quota is zero.
    const storage = window.localStorage;
    const probe = 'vitrin-probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return undefined;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
