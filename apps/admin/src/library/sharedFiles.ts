/** The cache that `public/share.js` stores them in. */
const place = 'shared-pictures';

const fileAt = /\/admin\/share\/(\d+)\/([^/]*)$/;
const leftAt = '/admin/share/left';

/** What a phone has shared with the panel: the files, in order, and how many of the last ones were too many to wait. */
export async function sharedFiles(): Promise<{ files: readonly File[]; left: number }> {
  if (!('caches' in window) || !(await caches.has(place))) return { files: [], left: 0 };
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
  const files = found
    .flat()
    .toSorted((a, b) => a.index - b.index)
    .map(({ file }) => file);
  const left = await kept.match(leftAt);
  return { files, left: Number((await left?.text()) ?? 0) };
}

/** Drops the files that a phone shared, once they are uploaded or not wanted. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in window) await caches.delete(place);
};
