// Packs every file once, so that no server has to do it for each reader.

import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
const WORTH = 512; // bytes below which packing saves nothing a network would notice

export function pack(): Plugin {
  return {
    name: 'pack',
    writeBundle({ dir }) {
      const names: string[] = readdirSync(dir, { recursive: true });
      for (const name of names.filter((one) => TEXT.test(one))) {
        const plain = readFileSync(`${dir}/${name}`);
        if (plain.length < WORTH) continue;
        writeFileSync(`${dir}/${name}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(plain));
      }
    },
  };
}
