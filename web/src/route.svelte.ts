// Where we are: the address bar, as state.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();

// Follows links within the house without loading the page again.
export function followLinks(event: MouseEvent): void {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey; // a new tab or window
  if (event.defaultPrevented || event.button || elsewhere) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser jumps by itself
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
