import { write } from '../xml/write-xml.js';
import { CARDDAV, clark } from '../xml/xml-element.js';

/** A condition of CardDAV that does not hold, as XML. */
export const carddavCondition = (name: string, inner = ''): string =>
  write(clark(CARDDAV, name), inner);
