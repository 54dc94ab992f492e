import { cacheControlFor } from './cache-policy.js';

it.each([
  '/assets/index-B1xY9abc.js',
  '/main.3f2a9c1b.css',
  '/_next/static/chunks/app-0a1b2c3d4e.js',
  '/static/js/787.4f6b1c2d.chunk-9a8b7c6d.js',
])('keeps %s for ever', (path) => {
  expect(cacheControlFor(path)).toContain('immutable');
});

it.each([
  '/index.html',
  '/',
  '/assets/jquery-minified.js',
  '/app-settings.js',
  '/assets/logo.svg',
  '/vendor.min.js',
  '/feedface/app.js',
])('asks for %s again', (path) => {
  expect(cacheControlFor(path)).toBe('public, max-age=0, must-revalidate');
});
