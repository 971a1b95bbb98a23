/** Removes trailing slashes, so that a path can be appended. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}
