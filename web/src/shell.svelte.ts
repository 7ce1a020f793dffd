// The page as an app: it opens without a connection, and knows when a newer one is there.

class Shell {
  newer = $state(false); // a newer page is there, or files of this one are gone
  #registration: Promise<ServiceWorkerRegistration> | null = null;

  start(): void {
    addEventListener('vite:preloadError', () => (this.newer ||= navigator.onLine));
  }

  // The house was reached, perhaps not for the first time: then it may have a newer page.
  reached(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    if (!this.#registration) {
      const had = serviceWorker.controller !== null; // a first worker replaces no older page
      serviceWorker.addEventListener('controllerchange', () => (this.newer ||= had));
      this.#registration = serviceWorker.register('/worker.js');
    }
    // a browser may forbid all this: then the page works as long as there is a line
    void this.#registration.then((registration) => registration.update()).catch(() => undefined);
  }
}

export const shell = new Shell();
