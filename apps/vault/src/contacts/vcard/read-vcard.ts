import ICAL from 'ical.js';
import { lineWithControl } from '../../content-lines/content-lines.js';
import type { ContactCard, ContactFields } from './contact-fields.js';
import { addressOf, birthdayOf, kindedOf, partOf, textOf } from './read-values.js';
import { VcardProblem } from './vcard-problem.js';

/** Most bytes of one vCard; the picture in it is most of them. */
export const MOST_VCARD_BYTES = 1024 * 1024;
/** What is shown of a note; the vCard keeps all of it. */
export const MOST_NOTE_CHARS = 20_000;
const MOST_NAME_CHARS = 300;
const MOST_PROPERTIES = 1000;
const LONGEST_UID = 255;
const MOST_OF_A_KIND = 100;
const VERSIONS = new Set(['3.0', '4.0']);

/** Reads one vCard. @throws VcardProblem that says what is wrong with it */
export function readVcard(text: string): ContactCard {
  const card = componentOf(text);
  const uid = textOf(card.getFirstProperty('uid'));
  if (uid === '' || uid.length > LONGEST_UID) {
    throw new VcardProblem(`UID must have 1 to ${LONGEST_UID} characters.`);
  }
  if (!card.hasProperty('fn')) throw new VcardProblem('FN, the full name, is missing.');
  return { uid, vcard: text, fields: fieldsOf(card) };
}

/** Takes a vCard apart, whatever is in it. @throws VcardProblem */
export function componentOf(text: string): ICAL.Component {
  if (Buffer.byteLength(text) > MOST_VCARD_BYTES) throw new VcardProblem('It has more than 1 MiB.');
  const control = lineWithControl(text);
  if (control !== null) throw new VcardProblem(`Line ${control} has a control character.`);
  if (!/^\uFEFF?BEGIN:VCARD\s*$/im.test(text.trimStart().split(/\r?\n/, 1)[0] ?? '')) {
    throw new VcardProblem('It must begin with BEGIN:VCARD.');
  }
  const version = /^VERSION:\s*(\S+)\s*$/im.exec(text)?.[1];
  if (version === undefined) throw new VcardProblem('VERSION is missing.');
  if (!VERSIONS.has(version)) {
    throw new VcardProblem(`VERSION is ${version.slice(0, 20)}; 3.0 and 4.0 can be read.`);
  }
  if (text.match(/^BEGIN:VCARD\s*$/gim)?.length !== 1) {
    throw new VcardProblem('It has more than one vCard.');
  }
  const card = parsed(text.replace(/^\uFEFF/, ''));
  if (card.name !== 'vcard') throw new VcardProblem('It must begin with BEGIN:VCARD.');
  if (card.getAllProperties().length > MOST_PROPERTIES) {
    throw new VcardProblem(`It has more than ${MOST_PROPERTIES} properties.`);
  }
  return card;
}

function parsed(text: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new VcardProblem(`It cannot be read: ${why.slice(0, 200)}`, { cause: error });
  }
}

/** What a vCard says. */
function fieldsOf(card: ICAL.Component): ContactFields {
  const first = (name: string) => card.getFirstProperty(name);
  const all = (name: string) => card.getAllProperties(name).slice(0, MOST_OF_A_KIND);
  const emails = all('email').map(kindedOf);
  const phones = all('tel').map(kindedOf);
  const organization = partOf(first('org'), 0);
  const [family, given] = [partOf(first('n'), 0), partOf(first('n'), 1)];
  const names = [textOf(first('fn')), [given, family].filter(Boolean).join(' '), organization];
  const name = names.find(Boolean) ?? emails[0]?.value ?? phones[0]?.value ?? '';
  const kind = textOf(first('kind')) || textOf(first('x-addressbookserver-kind'));
  return {
    kind: kind.toLowerCase() || 'individual',
    full_name: name.slice(0, MOST_NAME_CHARS).toWellFormed(),
    given_name: given,
    family_name: family,
    organization,
    job_title: textOf(first('title')),
    emails: emails.filter(({ value }) => value !== ''),
    phones: phones.filter(({ value }) => value !== ''),
    addresses: all('adr').map(addressOf),
    websites: all('url').map(textOf).filter(Boolean),
    birthday: birthdayOf(first('bday')),
    note: textOf(first('note')).slice(0, MOST_NOTE_CHARS),
    has_photo: card.hasProperty('photo'),
  };
}
