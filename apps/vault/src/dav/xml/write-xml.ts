import {
  APPLE_ICAL,
  CALDAV,
  CALENDAR_SERVER,
  CARDDAV,
  type ClarkName,
  DAV,
  partsOf,
  type XmlElement,
} from './xml-element.js';

/** Prefixes that every document of ours declares. */
const PREFIXES: Readonly<Record<string, string>> = {
  [DAV]: 'D',
  [CALDAV]: 'C',
  [CARDDAV]: 'CR',
  [CALENDAR_SERVER]: 'CS',
  [APPLE_ICAL]: 'A',
};

const DECLARATIONS = Object.entries(PREFIXES)
  .map(([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`)
  .join('');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** What no document of XML 1.0 may hold, not even escaped. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in XML, between elements or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '\ufffd')
    .replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character);
}

/** An element with XML in it. */
export function write(name: ClarkName, inner = ''): string {
  const { namespace, local } = partsOf(name);
  const prefix = PREFIXES[namespace];
  if (prefix) return tag(`${prefix}:${local}`, '', inner);
  if (namespace === '') return tag(local, ' xmlns=""', inner);
  return tag(`x:${local}`, ` xmlns:x="${escapeXml(namespace)}"`, inner);
}

/** An element of the namespace `DAV:` with XML in it. */
export const dav = (name: string, inner = ''): string => write(`{DAV:}${name}`, inner);

/** The address of something, as an element. */
export const href = (path: string): string => dav('href', escapeXml(path));

function tag(name: string, more: string, inner: string): string {
  return inner === '' ? `<${name}${more}/>` : `<${name}${more}>${inner}</${name}>`;
}

/** A whole document around an element that {@link write} wrote. */
export function documentOf(name: ClarkName, inner: string): string {
  const { namespace, local } = partsOf(name);
  const full = `${PREFIXES[namespace] ?? 'D'}:${local}`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<${full}${DECLARATIONS}>${inner}</${full}>`;
}

/** What somebody sent, written anew so that it stands for itself. */
export function rewrite(children: XmlElement['children']): string {
  return children.map((one) => (typeof one === 'string' ? escapeXml(one) : again(one))).join('');
}

function again({ namespace, name, attributes, children }: XmlElement): string {
  const words = Object.entries(attributes)
    // Prefixes of attributes are not kept, except the one that needs no declaration.
    .filter(([attribute]) => !attribute.includes(':') || attribute.startsWith('xml:'))
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`)
    .join('');
  const space = namespace === '' ? ' xmlns=""' : ` xmlns:x="${escapeXml(namespace)}"`;
  return tag(namespace === '' ? name : `x:${name}`, space + words, rewrite(children));
}
