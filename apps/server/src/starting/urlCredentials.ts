/** User and password of an address, decoded; undefined if their percent signs stand for no text. */
export function urlCredentials({ username, password }: URL): { user: string; password: string } | undefined {
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
