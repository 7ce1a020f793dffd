import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // the name stands in every element of a component: a short one is enough
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css)}` },
};
