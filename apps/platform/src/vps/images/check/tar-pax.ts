import { ImageErrors } from '../image.errors.js';

/**
 * The records of a pax extended header.
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html ("pax Extended Header")
 */
export function readPax(content: Buffer): Partial<Record<string, string>> {
  const records: Record<string, string> = {};
  let at = 0;
  while (at < content.length) {
    const space = content.indexOf(0x20, at);
    const length = Number(content.toString('latin1', at, space));
    const end = at + length;
    const equals = content.indexOf(0x3d, space);
    const isWhole =
      space > at &&
      Number.isInteger(length) &&
      equals > space &&
      end > equals &&
      end <= content.length;
    if (!isWhole || content[end - 1] !== 0x0a) throw ImageErrors.unreadable();
    const key = content.toString('utf8', space + 1, equals);
    records[key] = content.toString('utf8', equals + 1, end - 1);
    at = end;
  }
  return records;
}
