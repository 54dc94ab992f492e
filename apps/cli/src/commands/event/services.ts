import { sharedRoute, type SharedRoute } from '../../api/shared-routes.js';
import { type Product, PRODUCTS } from '../product/products.js';

/** The services whose events can be asked for: all. */
export const SERVICES = PRODUCTS;

/** The stream of a project's events. */
export function streamRoute(
  service: Product,
  project: string,
  types: readonly string[],
): SharedRoute {
  const path = `/v1/projects/${encodeURIComponent(project)}/events/stream`;
  const route = sharedRoute(service, path);
  if (types.length === 0) return route;
  return { ...route, path: `${route.path}?type=${encodeURIComponent(types.join(','))}` };
}
