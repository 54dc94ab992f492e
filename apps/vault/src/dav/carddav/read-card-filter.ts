import { unfolded } from '../../content-lines/content-lines.js';
import { DavFault } from '../protocol/dav-fault.js';
import { CARDDAV, childOf, elementsOf, textOf, type XmlElement } from '../xml/xml-element.js';
import { carddavCondition } from './carddav-condition.js';
import { propertyOf, type VcardLine } from './vcard-lines.js';

type Check<Of> = (of: Of) => boolean;

/** How two texts are compared (RFC 4790); the first is meant when none is named. */
const COLLATIONS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['i;unicode-casemap', (text) => text.normalize('NFKC').toLowerCase()],
  ['i;ascii-casemap', (text) => text.replaceAll(/[A-Z]+/g, (part) => part.toLowerCase())],
  ['i;octet', (text) => text],
]);
export const COLLATION_NAMES = [...COLLATIONS.keys()];

const MATCHES: Readonly<Record<string, (text: string, wanted: string) => boolean>> = {
  equals: (text, wanted) => text === wanted,
  contains: (text, wanted) => text.includes(wanted),
  'starts-with': (text, wanted) => text.startsWith(wanted),
  'ends-with': (text, wanted) => text.endsWith(wanted),
};

/** Reads what a query looks for (RFC 6352, 10.5). @throws DavFault 403 for what is not understood */
export function readCardFilter(filter: XmlElement | undefined): Check<string> {
  if (!filter) return () => true;
  const checks = named(filter, 'prop-filter').map(propertyCheck);
  const unknown = elementsOf(filter).find(({ name }) => name !== 'prop-filter');
  if (unknown) throw notSupported(unknown);
  if (checks.length === 0) return () => true;
  const isMet = combined(filter, checks);
  return (vcard) => isMet(unfolded(vcard).map(propertyOf));
}

function propertyCheck(filter: XmlElement): Check<readonly VcardLine[]> {
  const [own, group] = (filter.attributes['name'] ?? '').toUpperCase().split('.').toReversed();
  const isIts = (line: VcardLine) =>
    line.name === own && (group === undefined || line.group === group);
  if (childOf(filter, 'is-not-defined', CARDDAV)) return (lines) => !lines.some(isIts);
  const texts = named(filter, 'text-match').map((match): Check<readonly VcardLine[]> =>
    oneOf(match, (lines) => lines.map(({ value }) => value)),
  );
  const parameters = named(filter, 'param-filter')
    .map(parameterCheck)
    .map(
      (check): Check<readonly VcardLine[]> =>
        (lines) =>
          lines.some(check),
    );
  const checks = [...texts, ...parameters];
  const isMet = checks.length === 0 ? () => true : combined(filter, checks);
  return (lines) => {
    const its = lines.filter(isIts);
    return its.length > 0 && isMet(its);
  };
}

function parameterCheck(filter: XmlElement): Check<VcardLine> {
  const name = (filter.attributes['name'] ?? '').toUpperCase();
  if (childOf(filter, 'is-not-defined', CARDDAV)) return ({ parameters }) => !parameters.has(name);
  const match = childOf(filter, 'text-match', CARDDAV);
  if (!match) return ({ parameters }) => parameters.has(name);
  return oneOf(match, ({ parameters }) => parameters.get(name) ?? []);
}

/** Whether one of some texts is as asked for, or none of them is when that is asked. */
function oneOf<Of>(match: XmlElement, textsOf: (of: Of) => readonly string[]): Check<Of> {
  const { attributes } = match;
  const fold = COLLATIONS.get(attributes['collation'] ?? 'i;unicode-casemap');
  const condition = carddavCondition('supported-collation');
  if (!fold) throw new DavFault(403, 'This collation is not known.', condition);
  const compare = MATCHES[attributes['match-type'] ?? 'contains'];
  if (!compare) throw notSupported(match);
  const wanted = fold(textOf(match));
  const isNegated = attributes['negate-condition'] === 'yes';
  return (of) => textsOf(of).some((text) => compare(fold(text), wanted)) !== isNegated;
}

const named = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((one) => one.name === name && one.namespace === CARDDAV);

/** One of them has to hold, unless all are asked for. */
function combined<Of>({ attributes }: XmlElement, checks: readonly Check<Of>[]): Check<Of> {
  if (attributes['test'] === 'allof') return (of) => checks.every((check) => check(of));
  return (of) => checks.some((check) => check(of));
}

const notSupported = ({ name }: XmlElement) =>
  new DavFault(
    403,
    `The filter has a \`${name.slice(0, 50)}\` that is not understood.`,
    carddavCondition('supported-filter'),
  );
