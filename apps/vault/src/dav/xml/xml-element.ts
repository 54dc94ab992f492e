/** An element with what is in it, names by their namespaces. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  /** Attributes other than declarations of namespaces, by their names as written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** The name of an element or property with its namespace, such as `{DAV:}getetag`. */
export type ClarkName = `{${string}}${string}`;

/** The namespaces that clients of DAV use. */
export const DAV = 'DAV:';
export const CALDAV = 'urn:ietf:params:xml:ns:caldav';
export const CARDDAV = 'urn:ietf:params:xml:ns:carddav';
export const CALENDAR_SERVER = 'http://calendarserver.org/ns/';
export const APPLE_ICAL = 'http://apple.com/ns/ical/';

export const clark = (namespace: string, name: string): ClarkName => `{${namespace}}${name}`;
export const nameOf = ({ namespace, name }: XmlElement): ClarkName => clark(namespace, name);

/** Takes a name apart again. */
export function partsOf(name: ClarkName): { readonly namespace: string; readonly local: string } {
  const end = name.lastIndexOf('}');
  return { namespace: name.slice(1, end), local: name.slice(end + 1) };
}

/** The elements directly in another one, without the text between them. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string');
}

/** The first element of a name directly in another one. */
export function childOf(
  element: XmlElement | undefined,
  name: string,
  namespace: string = DAV,
): XmlElement | undefined {
  return elementsOf(element).find((one) => one.name === name && one.namespace === namespace);
}

/** All text in an element, without spaces around it. */
export function textOf(element: XmlElement | undefined): string {
  const parts = element?.children ?? [];
  return parts
    .map((part) => (typeof part === 'string' ? part : textOf(part)))
    .join('')
    .trim();
}
