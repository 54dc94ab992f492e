import type { Product } from '../commands/product/products.js';

const SHARED = /^\/v1\/projects\/([^/]+)\/((?:webhooks|events|audit)(?:\/.*)?)$/;

/** Where a product keeps a route that all have, and what else must be said for it. */
export interface SharedRoute {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Routes that all products have are written as the platform's, with the project in the path. Most
 * products are told it in a header instead.
 *
 * @param path below the platform, such as `/v1/projects/demo/webhooks`
 */
export function sharedRoute(product: Product, path: string): SharedRoute {
  const [, project = '', rest = ''] = SHARED.exec(path) ?? [];
  if (rest === '') throw new Error(`Not every product has ${path}.`);
  if (product === 'platform') return { path, headers: {} };
  if (product === 'auth') return { path: `/api${path}`, headers: {} };
  const headers = { 'skydeck-project': decodeURIComponent(project) };
  return { path: `/api/v1/${rest}`, headers };
}

/** The same request to the route of a product. */
export function toProduct(product: Product, request: Request): Request {
  const url = new URL(request.url);
  const { path, headers } = sharedRoute(product, url.pathname);
  url.pathname = path;
  const moved = new Request(url, request);
  for (const [name, value] of Object.entries(headers)) moved.headers.set(name, value);
  return moved;
}
