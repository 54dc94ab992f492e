import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Unreadable } from '../../unreadable.js';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const CONTAINERS = new Set(['Alt', 'Bag', 'Seq'].map((name) => RDF + name));
/** Programs nest about eight. */
const MOST_LEVELS = 32;
const ANY_LANGUAGE = 'x-default';

/** The values of each property, by its namespace and name. */
export type XmpProperties = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the simple properties and lists of a packet (ISO 16684-1); structures are passed over. A
 * document type is refused, and with it entities of its own: it is all read, or nothing.
 * @throws Unreadable
 */
export function xmpProperties(text: string): XmpProperties {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const found = new Map<string, string[]>();
  const open: string[] = [];
  let [words, isDefault] = ['', false];
  parser.on('error', refuse);
  parser.on('doctype', () => refuse());
  parser.on('opentag', (tag) => {
    if (open.length >= MOST_LEVELS) refuse();
    if (isDescription(open, tag)) addAttributes(found, tag);
    open.push(tag.uri + tag.local);
    [words, isDefault] = ['', languageOf(tag) === ANY_LANGUAGE];
  });
  parser.on('text', (part) => void (words += part));
  parser.on('cdata', (part) => void (words += part));
  parser.on('closetag', () => {
    const property = propertyAt(open);
    open.pop();
    if (property !== undefined && words.trim() !== '') {
      const values = found.get(property) ?? [];
      if (isDefault) values.unshift(words);
      else values.push(words);
      found.set(property, values);
    }
    words = '';
  });
  parser.write(text).close();
  return found;
}

function refuse(cause?: unknown): never {
  throw new Unreadable('damaged', { cause });
}

/** Descriptions right within `rdf:RDF`: others are parts of structures. */
function isDescription(open: readonly string[], { uri, local }: SaxesTagNS): boolean {
  return open.at(-1) === `${RDF}RDF` && uri + local === `${RDF}Description`;
}

/** Which property an element is the value of, or an item of. */
function propertyAt(open: readonly string[]): string | undefined {
  const isItem = open.at(-1) === `${RDF}li` && CONTAINERS.has(open.at(-2) ?? '');
  const at = open.length - (isItem ? 3 : 1);
  const isOfPhoto = open[at - 1] === `${RDF}Description` && open[at - 2] === `${RDF}RDF`;
  return isOfPhoto ? open[at] : undefined;
}

function addAttributes(found: Map<string, string[]>, { attributes }: SaxesTagNS): void {
  for (const { uri, local, value } of Object.values(attributes)) {
    if (uri !== '') found.set(uri + local, [value]);
  }
}

function languageOf({ attributes }: SaxesTagNS): string | undefined {
  return Object.values(attributes).find(({ uri, local }) => uri === XML && local === 'lang')?.value;
}
