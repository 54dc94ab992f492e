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
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: Object.fromEntries(services.map((path) => [path, { target: server }])) },
});
