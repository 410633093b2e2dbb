import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { manual } from './build/manual.ts';

export default defineConfig({
  // The window and the browser door serve the page from different roots.
  base: './',
  plugins: [manual(), svelte(), svelteTesting()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Fonts as files, not as data: the content security policy allows data: for pictures only.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    // The catalogue and the manual lie outside of this folder.
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
  },
});
