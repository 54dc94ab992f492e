import { write } from '../xml/write-xml.js';
import { CALDAV, clark } from '../xml/xml-element.js';

/** A condition of CalDAV that does not hold, as XML. */
export const caldavCondition = (name: string, inner = ''): string =>
  write(clark(CALDAV, name), inner);
