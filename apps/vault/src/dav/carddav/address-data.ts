import { unfolded, foldLine } from '../../content-lines/content-lines.js';
import { DavFault } from '../protocol/dav-fault.js';
import { CARDDAV, elementsOf, type XmlElement } from '../xml/xml-element.js';
import { carddavCondition } from './carddav-condition.js';
import { propertyOf } from './vcard-lines.js';

/** What is told even when other properties are asked for: it would be no vCard without. */
const ALWAYS = new Set(['BEGIN', 'END', 'VERSION']);

/**
 * What of a vCard is told (RFC 6352, 10.4): some of its properties, or all of it as it was stored,
 * whatever version is asked for. @throws DavFault 403 for another format
 */
export function dataOf(asked: XmlElement): (vcard: string) => string {
  const type = asked.attributes['content-type'] ?? 'text/vcard';
  if (type.toLowerCase() !== 'text/vcard') {
    const condition = carddavCondition('supported-address-data-conversion');
    throw new DavFault(403, 'Contacts are told as text/vcard alone.', condition);
  }
  const properties = elementsOf(asked).filter(
    ({ name, namespace }) => name === 'prop' && namespace === CARDDAV,
  );
  if (properties.length === 0) return (vcard) => vcard;
  const names = new Set(properties.map(({ attributes }) => attributes['name']?.toUpperCase()));
  return (vcard) =>
    unfolded(vcard)
      .filter((line) => {
        const { name, group } = propertyOf(line);
        const isAsked = names.has(name) || (group !== '' && names.has(`${group}.${name}`));
        return isAsked || ALWAYS.has(name);
      })
      .map((line) => `${foldLine(line)}\r\n`)
      .join('');
}
