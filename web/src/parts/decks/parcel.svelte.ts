// Pictures that are to become a deck: kept until they have, whatever goes wrong on the way.

import type { Refusal } from '../../wire';
import { FILE_MB, LEAST, MOST, isRefusal, sendPictures, type DeckInfo } from './doors';

const PACKED = /\.(zip|sky)$/i;

const same = (a: File, b: File): boolean => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export class Parcel {
  files = $state.raw<File[]>([]);
  share = $state<number | null>(null); // of what has left, while it is being sent
  refusal = $state.raw<Refusal | null>(null);

  // How many more pictures are needed; who can tell what is in an archive?
  get missing(): number {
    return this.files.some((file) => PACKED.test(file.name)) ? 0 : Math.max(0, LEAST - this.files.length);
  }

  // The files that the refusal speaks of.
  get wrong(): (string | number | undefined)[] {
    return [this.refusal?.args.file, this.refusal?.args.other];
  }

  add(files: Iterable<File>): void {
    this.refusal = null;
    const fresh = [...files].filter((file) => !this.files.some((known) => same(known, file)));
    this.files = [...this.files, ...fresh];
  }

  leave(file: File): void {
    if (this.wrong.includes(file.name)) this.refusal = null;
    this.files = this.files.filter((one) => one !== file);
  }

  clear(): void {
    this.files = [];
    this.refusal = null;
  }

  async send(): Promise<DeckInfo | null> {
    this.refusal = this.#plain();
    if (this.refusal || this.share !== null) return null;
    this.share = 0;
    const answer = await sendPictures(this.files, (share) => (this.share = share));
    this.share = null;
    if (isRefusal(answer)) {
      this.refusal = answer;
      return null;
    }
    this.clear();
    return answer;
  }

  // What can be told without sending anything.
  #plain(): Refusal | null {
    if (this.files.length > MOST) return { reason: 'deck-too-many', rule: '', args: { most: MOST } };
    const heavy = this.files.find((file) => !PACKED.test(file.name) && file.size > FILE_MB << 20);
    return heavy ? { reason: 'deck-file-too-big', rule: '', args: { file: heavy.name, most: FILE_MB } } : null;
  }
}
