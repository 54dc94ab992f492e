/** The raw content of an AAMVA barcode. */
export interface AamvaContent {
  version: number;
  issuerId: string;
  subfile: 'DL' | 'ID';
  elements: Record<string, string>;
}

const HEADER = /^@[\s\S]{0,4}?(?:ANSI |AAMVA)(\d{6})(\d{2})/;
const ELEMENT = /^([A-Z]{3})(.*)$/;
const MOST_BYTES = 4096;

/**
 * Splits a barcode into its elements. Offsets in the header are often wrong on real cards, so the
 * separators decide: line feeds between elements, carriage returns between subfiles.
 */
export function splitAamva(text: string): AamvaContent | undefined {
  const header = text.length <= MOST_BYTES ? HEADER.exec(text) : null;
  if (header === null) return undefined;
  const [start, issuerId, version] = header;
  const rest = text.slice(start.length);
  // Designators name type, offset and length of each subfile; then comes the first subfile.
  const subfile = /(?:DL|ID|Z[A-Z])\d{8}(DL|ID)(?=[A-Z]{3})/.exec(rest);
  if (subfile === null) return undefined;
  const body = rest.slice(subfile.index + subfile[0].length);
  const elements: Record<string, string> = {};
  for (const line of body.replaceAll('\u001E', '\n').split(/[\n\r]/)) {
    // A subfile of the issuer starts with its type; its elements start with Z themselves.
    const [, id, value] = ELEMENT.exec(line.replace(/^Z[A-Z](?=Z[A-Z]{2})/, '')) ?? [];
    if (id !== undefined && value !== undefined) elements[id] ??= value.trim();
  }
  return {
    version: Number(version),
    issuerId: issuerId!,
    subfile: subfile[1] as 'DL' | 'ID',
    elements,
  };
}
