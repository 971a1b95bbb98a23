/** The cache that `public/share.js` stores them in. */
const place = 'shared-pictures';

const fileAt = /\/admin\/share\/(\d+)\/([^/]*)$/;

/** The pictures that a phone has shared with the panel, in order. */
export async function sharedFiles(): Promise<readonly File[]> {
  if (!('caches' in window) || !(await caches.has(place))) return [];
  const kept = await caches.open(place);
  const found = await Promise.all(
    (await kept.keys()).map(async ({ url }) => {
      const [, index = '', name = ''] = fileAt.exec(new URL(url).pathname) ?? [];
      const answer = await kept.match(url);
      if (answer === undefined || index === '') return [];
      const blob = await answer.blob();
      return [
        { index: Number(index), file: new File([blob], decodeURIComponent(name), { type: blob.type }) },
      ];
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => a.index - b.index)
    .map(({ file }) => file);
}

/** Drops the files that a phone shared, once they are uploaded or not wanted. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in window) await caches.delete(place);
};
