import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './plugins/catalogues';
import { hints } from './plugins/hints';
import { pack } from './plugins/pack';
import { shell } from './plugins/shell';
import { whole } from './plugins/whole';

// In development the pages come from Vite and everything that is alive from a server on this port.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [catalogues(), svelte(), shell(), hints(), pack()],
  build: {
    outDir: '../src/cumuli/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would break the content security policy
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: whole() }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues live beside the Python code
    proxy: { '/ws': { target: server, ws: true }, '/healthz': server, '/api': server, '/decks': server, '/standins': server, '/tables': server },
  },
});
