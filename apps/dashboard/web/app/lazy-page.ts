import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';

const WAITS_MS = [300, 1000, 3000];

/**
 * The component of a page that is fetched when it is first shown. The browser drops what it is
 * fetching whenever a deployment makes or removes a network interface of this machine; such a page
 * is asked for again instead of being given up.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(async () => ({ page: (await loadAgain(load))[name] }), 'page');
}

/** Fetches a part of the app, several times if need be. */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const waitMs of WAITS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load();
}
