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
    await caches.delete('shared-pictures');
    const kept = await caches.open('shared-pictures');
    await Promise.all(
      files.slice(0, most).map((file, index) => {
        const headers = { 'content-type': file.type || 'application/octet-stream' };
        return kept.put(
          `${address}/${index}/${encodeURIComponent(file.name)}`,
          new Response(file, { headers }),
        );
      }),
    );
  } catch {
    // The library reports that nothing has arrived.
  }
  return Response.redirect('/admin/library?shared', 303);
}
