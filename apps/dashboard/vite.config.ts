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
    // Pages are fetched when they are shown, by `lazyPage`; a hint that fails is nothing to heed.
    modulePreload: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, minShareCount: 3, minSize: 0, priority: 2 },
            { name: 'shared', minShareCount: 3, minSize: 0, priority: 1 },
          ],
        },
      },
    },
  },
  // The meeting page shares no file with the app: who is only a guest need not fetch the app's.
  environments: {
    meet: {
      consumer: 'client',
      build: {
        outDir: 'dist/web',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: { input: 'meet.html' },
      },
    },
  },
  // Builds every environment, in this order.
  builder: {},
  server: { proxy: Object.fromEntries(services.map((path) => [path, { target: server }])) },
});
