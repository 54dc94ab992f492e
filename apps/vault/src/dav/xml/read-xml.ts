import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DavFault } from '../protocol/dav-fault.js';
import type { XmlElement } from './xml-element.js';

/** Deepest nesting of elements; clients need about ten. */
const MOST_LEVELS = 64;

interface Open {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
}

/**
 * Reads the body of a request. Document types are refused, and with them entities of the
 * sender's own; so is what is nested deeper than anybody needs.
 * @throws DavFault 400
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: Open[] = [];
  let root: Open | undefined;
  parser.on('error', (problem) => {
    throw new DavFault(400, `The body is not well-formed XML: ${problem.message}`);
  });
  parser.on('doctype', () => {
    throw new DavFault(400, 'The body may not have a document type.');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MOST_LEVELS) throw new DavFault(400, 'The body is nested too deeply.');
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (!root) throw new DavFault(400, 'The body is empty.');
  return root;
}

function elementOf(tag: SaxesTagNS): Open {
  const attributes: Record<string, string> = {};
  for (const { prefix, name, value } of Object.values(tag.attributes)) {
    const declares = prefix === 'xmlns' || name === 'xmlns';
    // Namespaces in XML 1.0 allows no prefix for no namespace.
    if (prefix === 'xmlns' && value === '') {
      throw new DavFault(400, 'A prefix of the body has an empty namespace.');
    }
    if (!declares) attributes[name] = value;
  }
  return { namespace: tag.uri, name: tag.local, attributes, children: [] };
}
