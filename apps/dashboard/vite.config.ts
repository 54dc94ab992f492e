import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.js';

const services = ['/api', '/bff'];
const server = process.env['DASHBOARD_URL'] ?? 'http://127.0.0.1:4007';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'web/public',
  plugins: [react(), precompress()],
  resolve: { conditions: ['@skydeck/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // A page that may run only its own scripts should not carry inlined ones.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // One script: the browser drops what it is fetching whenever a deployment makes or removes a
    // network interface of this machine, and a page must not break on that while it is opened.
    rollupOptions: { output: { codeSplitting: false } },
  },
  server: { proxy: Object.fromEntries(services.map((path) => [path, { target: server }])) },
});
