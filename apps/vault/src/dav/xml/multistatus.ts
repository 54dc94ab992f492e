import type { ClarkName } from './xml-element.js';
import { dav, documentOf, href, write } from './write-xml.js';

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  423: 'Locked',
  424: 'Failed Dependency',
  507: 'Insufficient Storage',
};

/** A line such as `HTTP/1.1 404 Not Found`, as an element. */
export const statusLine = (status: number): string =>
  dav('status', `HTTP/1.1 ${status} ${REASONS[status] ?? 'Status'}`);

/** Properties with the same fate: XML of each, as `write` writes it. */
export interface PropertyResult {
  readonly status: number;
  readonly properties: readonly string[];
}

/** What is told of one resource: its properties by their fate. */
export function responseOf(address: string, results: readonly PropertyResult[]): string {
  const told = results.filter(({ properties }) => properties.length > 0);
  const all = told.length > 0 ? told : [{ status: 200, properties: [] }];
  const parts = all.map(({ status, properties }) =>
    dav('propstat', dav('prop', properties.join('')) + statusLine(status)),
  );
  return dav('response', href(address) + parts.join(''));
}

/** What is told of a resource as a whole, such as that it is gone. */
export const statusResponse = (address: string, status: number): string =>
  dav('response', href(address) + statusLine(status));

/** The document around the responses. */
export const multistatus = (responses: readonly string[], more = ''): string =>
  documentOf('{DAV:}multistatus', responses.join('') + more);

/** Sorts what was asked for into what is there and what is not. */
export function pick(
  asked: readonly ClarkName[],
  valueOf: (name: ClarkName) => string | null | undefined,
): PropertyResult[] {
  const found: string[] = [];
  const missing: string[] = [];
  for (const name of asked) {
    const value = valueOf(name);
    if (value === null || value === undefined) missing.push(write(name));
    else found.push(write(name, value));
  }
  return [
    { status: 200, properties: found },
    { status: 404, properties: missing },
  ];
}
