/** A secret as it stands in a file or pipe: without what editors add, a byte order mark before it and a line break after. */
export const secretText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r?\n$/, '');
