// What is kept for days without a connection: the page itself, and every hashed file once it was needed.

const PREFIX = 'cumuli-';
const PAGE = '/';

export async function keep(build: string, shell: string[]): Promise<void> {
  const cache = await caches.open(PREFIX + build);
  // the page asks the server, hashed files may come from the browser's own store
  await Promise.all([cache.add(new Request(PAGE, { cache: 'no-cache' })), cache.addAll(shell)]);
}

// Forgets what other builds kept.
export async function clear(build: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build).map((name) => caches.delete(name)));
}

// The answer to a request, or nothing where the worker stays out of the way: tables, decks, anything alive.
export function answer(event: FetchEvent, build: string): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate') return page(event);
  if (pathname.startsWith('/assets/')) return hashed(request, build);
  return /^\/[\w-]+\.(js|svg|png|webmanifest)$/.test(pathname) ? loose(request) : null;
}

// The newest page if the house answers, else the one we keep.
async function page(event: FetchEvent): Promise<Response> {
  try {
    const fresh = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (fresh.status < 502) return fresh; // from 502 on it is a gateway that speaks
    return (await caches.match(PAGE)) ?? fresh;
  } catch (lost) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw lost;
  }
}

// A file whose name changes with its content is the same for ever.
async function hashed(request: Request, build: string): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const copy = fresh.clone();
    void caches.open(PREFIX + build).then((cache) => cache.put(request, copy));
  }
  return fresh;
}

async function loose(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw lost;
  }
}
