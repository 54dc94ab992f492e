import { existsSync } from 'node:fs';
import path from 'node:path';

const URL_LIKE = /^[a-z][a-z0-9+.-]*:\/\//i;
/** `git@host:path`: no slash before the first colon. */
const SCP_LIKE = /^(?:([\w.-]+)@)?([A-Za-z0-9.-]+):(?!\/\/)(.+)$/;

/** The location as the platform takes it: a folder becomes an absolute path. */
export function absoluteRepo(location: string, folder: string, exists = existsSync): string {
  if (URL_LIKE.test(location) || path.isAbsolute(location)) return location;
  const absolute = path.resolve(folder, location);
  const looksLikePath = /^\.{0,2}(\/|$)/.test(location) || !SCP_LIKE.test(location);
  return looksLikePath || exists(absolute) ? absolute : location;
}

/** Whether two locations name the same repository, however they are written. */
export function isSameRepo(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(location: string): string {
  const text = location.replace(/\/+$/, '');
  if (path.isAbsolute(text)) return `file://${path.normalize(text)}`;
  if (!URL_LIKE.test(text)) {
    const [, user = 'git', host = '', place = ''] = SCP_LIKE.exec(text) ?? [];
    return `ssh://${user}@${host}/${place.replace(/^\//, '')}`;
  }
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (url.protocol === 'file:') return `file://${path.normalize(decodeURIComponent(url.pathname))}`;
  if (url.protocol !== 'ssh:') {
    // Credentials say who may read it, not which one it is.
    url.username = '';
    url.password = '';
  }
  return url.href.replace(/\/+$/, '');
}
