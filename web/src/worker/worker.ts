// The service worker: the page opens without a connection.  What else it hears (notices) has a file of its own.
/// <reference no-default-lib="true"/>
/// <reference lib="es2022" />
/// <reference lib="webworker" />

import { answer, clear, keep } from './keeping';
import { follow, show } from './notices';

declare const BUILD: string; // written by vite.config.ts: a name for this build
declare const SHELL: string[]; // and the files without which the page does not open

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(keep(BUILD, SHELL).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clear(BUILD), worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});
worker.addEventListener('fetch', (event) => {
  const response = answer(event, BUILD);
  if (response) event.respondWith(response);
});
worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(follow(worker, event)));
