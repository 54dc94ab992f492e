/** What XML 1.0 has no way to write at all. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that says itself in XML, in attributes and between tags. */
export function xmlText(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/[&<>"'\t\n\r]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Values of attributes; those that are undefined are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element of XML. Whatever the values are, they end nothing and begin nothing. */
export function element(
  name: string,
  attributes: XmlAttributes = {},
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}
