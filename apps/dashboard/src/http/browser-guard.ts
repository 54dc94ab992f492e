import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DashboardErrors } from '../dashboard.errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses what a foreign page could make a browser send: the header cannot be set across origins
 * without a preflight that is never granted, and browsers state the site of every request.
 */
export function refuseForeignPages(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && !OWN_SITE.has(site)) throw DashboardErrors.cross_site();
  if (SAFE_METHODS.has(request.method)) return;
  if (request.headers['x-skydeck-dashboard'] !== '1') throw DashboardErrors.cross_site();
}

/**
 * Refuses other host names. A foreign name that resolves to this machine (DNS rebinding) would
 * make a foreign page count as our own.
 */
export function hostGuard(
  dashboardUrl: string,
): (request: Pick<IncomingMessage, 'headers'>) => void {
  const own = new URL(dashboardUrl).hostname;
  return (request) => {
    // Not `request.host`: that may be what a header says in its place.
    const url = `http://${request.headers.host ?? ''}`;
    const name = URL.canParse(url) ? new URL(url).hostname : '';
    if (name !== own && !isLoopbackName(name)) throw DashboardErrors.wrong_host();
  };
}

/** Whether a host name always means this machine. */
export function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
  );
}
