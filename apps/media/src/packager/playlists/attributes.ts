/** A value of an attribute list of RFC 8216: quoted, bare, or absent. */
export type AttributeValue = { readonly quoted: string } | string | number | undefined;

/** Text of an attribute list; what cannot stand in quotes is left out. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? quoted(value.quoted) : value}`)
    .join(',');
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\r\n]/g, '')}"`;
}
