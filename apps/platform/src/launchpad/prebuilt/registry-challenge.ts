/** How a registry wants to be asked: by a token of somebody else, or by a password. */
export type Challenge =
  | { readonly scheme: 'bearer'; readonly realm: string; readonly service: string | undefined }
  | { readonly scheme: 'basic' };

/** Reads `WWW-Authenticate`; undefined when it asks for nothing known. */
export function readChallenge(header: string | null): Challenge | undefined {
  if (/^basic\b/i.test(header ?? '')) return { scheme: 'basic' };
  if (!/^bearer\b/i.test(header ?? '')) return undefined;
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of (header ?? '').matchAll(/([a-z]+)="([^"]*)"/gi)) {
    found.set(name.toLowerCase(), value);
  }
  const realm = found.get('realm');
  return realm === undefined
    ? undefined
    : { scheme: 'bearer', realm, service: found.get('service') };
}
