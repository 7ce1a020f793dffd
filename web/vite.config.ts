import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// In development the pages come from Vite and everything that is alive from a server on this port.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/cumuli/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would break the content security policy
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues live beside the Python code
    proxy: { '/ws': { target: server, ws: true }, '/healthz': server, '/api': server, '/decks': server, '/standins': server, '/tables': server },
  },
});
