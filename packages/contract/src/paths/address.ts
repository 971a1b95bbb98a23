/** An address without the slashes at its end, so that a path can follow it. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}
