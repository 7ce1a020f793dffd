// Notices: a push becomes a message of the system, and a tap on it leads to the table.

const QUIET = 'notice';

type Told = { title: string; body: string; url: string };

// Shows what the house said; browsers want every push to be seen.
export function show(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const told = event.data?.json() as Told | undefined;
  if (!told) return Promise.resolve();
  return worker.registration.showNotification(told.title, {
    body: told.body,
    tag: QUIET + told.url, // a newer one takes an older one's place
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: told.url },
  });
}

// Opens the table, in a page that is open already if there is one.
export async function follow(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const url = new URL((event.notification.data as { url?: string } | null)?.url ?? '/', location.origin);
  if (url.origin !== location.origin) return;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url.pathname) ?? open[0];
  if (!there) return void (await worker.clients.openWindow(url.href));
  await there.focus();
  if (new URL(there.url).pathname !== url.pathname) await there.navigate(url.href);
}
