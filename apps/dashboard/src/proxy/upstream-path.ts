import { DashboardErrors } from '../dashboard.errors.js';

/** Routes whose answers hold tokens; a script in the browser must never see one. */
const TOKEN_ROUTES =
  /^\/api\/v1\/auth\/accounts\/(sign-in|sign-up|refresh|local|step-up|verify|.*\/verify)$/;
const CONTROL_CHARACTERS = /\p{Cc}/u;

/**
 * The path to ask of a service, from the path that the browser asked for. Every segment is decoded
 * and encoded anew, so that what is checked here is what the service will see.
 */
export function upstreamPath(asked: string, prefix: string): string {
  const segments = asked.split('/').filter((segment, index, all) => {
    return segment !== '' || (index !== 0 && index !== all.length - 1);
  });
  const decoded = segments.map(decodeSegment);
  const path = `/${decoded.map(encodeURIComponent).join('/')}`;
  if (!`${path}/`.startsWith(`${prefix}/`)) throw DashboardErrors.not_proxied();
  if (TOKEN_ROUTES.test(path)) throw DashboardErrors.not_proxied();
  return path;
}

function decodeSegment(segment: string): string {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    throw DashboardErrors.not_proxied();
  }
  const isOdd = text === '' || text === '.' || text === '..' || /[/\\%]/.test(text);
  if (isOdd || CONTROL_CHARACTERS.test(text)) throw DashboardErrors.not_proxied();
  return text;
}
