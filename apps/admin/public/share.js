// Accepts pictures that a phone shares with the installed panel. Its scope is only the share target's address, so that
// no other request goes through it; the library picks up and clears what it stores (src/library/sharedFiles.ts).
const address = '/admin/share';
const most = 50;

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === address) event.respondWith(keep(event.request));
});

async function keep(request) {
  try {
    const form = await request.formData();
    const files = form.getAll('pictures').filter((part) => part instanceof File);
    const kept = await caches.open('shared-pictures');
    // What was shared before may still be waiting.
    const waiting = (await kept.keys())
      .map(({ url }) => Number(new URL(url).pathname.split('/')[3]))
      .filter((index) => !Number.isNaN(index));
    const next = Math.max(-1, ...waiting) + 1;
    const taken = files.slice(0, Math.max(0, most - waiting.length));
    await Promise.all(
      taken.map((file, index) => {
        const headers = { 'content-type': file.type || 'application/octet-stream' };
        return kept.put(
          `${address}/${next + index}/${encodeURIComponent(file.name)}`,
          new Response(file, { headers }),
        );
      }),
    );
    await kept.put(`${address}/left`, new Response(String(files.length - taken.length)));
  } catch {
    // The library reports that nothing has arrived.
  }
  return Response.redirect('/admin/library?shared', 303);
}
