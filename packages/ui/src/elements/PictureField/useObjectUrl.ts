import { useEffect, useMemo } from 'react';

/** An object URL for a file that is not uploaded yet; revoked when it is no longer needed. */
export function useObjectUrl(file: File | null): string | undefined {
  const address = useMemo(() => (file ? new ObjectAddress(file) : undefined), [file]);
  useEffect(() => address?.hold(), [address]);
  return address?.url;
}

/** An object URL that is revoked in a microtask after its last use, so that it survives a re-run effect. */
class ObjectAddress {
  readonly url: string;
  #holders = 0;

  constructor(file: File) {
    this.url = URL.createObjectURL(file);
  }

  hold(): () => void {
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
      queueMicrotask(() => {
        if (this.#holders === 0) URL.revokeObjectURL(this.url);
      });
    };
  }
}
