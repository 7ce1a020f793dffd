// Whether the command line is open, and what was said in it: one for the page, whoever opens it.

export type Entry = { mine: boolean; lines: [string, string][] };

class Command {
  open = $state(false);
  entries = $state.raw<Entry[]>([]);
  ahead = ''; // typed before the line was there
  #before: HTMLElement | null = null; // where the focus was

  show(): void {
    if (this.open) return;
    this.#before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.open = true;
  }

  // Closes, and gives the focus back to where it came from, or to the table.
  shut(): void {
    if (!this.open) return;
    this.open = false;
    this.ahead = '';
    const back = this.#before?.isConnected && this.#before.checkVisibility() ? this.#before : null;
    const to = back && back !== document.body ? back : document.getElementById('main');
    to?.focus({ preventScroll: true });
  }

  tell(entry: Entry): void {
    this.entries = [...this.entries, entry].slice(-40);
  }

  // What was said at one table is not for the next.
  leave(): void {
    this.open = false;
    this.ahead = '';
    this.entries = [];
  }
}

export const command = new Command();
