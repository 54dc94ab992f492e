import ICAL from 'ical.js';
import { lineWithControl } from '../../content-lines/content-lines.js';
import { IcsProblem } from './ics-problem.js';

/** Most bytes of a calendar file. */
export const MOST_ICS_BYTES = 1024 * 1024;
const MOST_COMPONENTS = 10_000;
const MOST_DEPTH = 8;

/** One object of a calendar: its own lines, unfolded. */
export interface IcsPart {
  readonly name: string;
  readonly text: string;
}

/** The objects of a calendar file, without reading what they say. @throws IcsProblem */
export function splitIcs(text: string): IcsPart[] {
  if (Buffer.byteLength(text) > MOST_ICS_BYTES) throw new IcsProblem('It has more than 1 MiB.');
  const control = lineWithControl(text);
  if (control !== null) throw new IcsProblem(`Line ${control} has a control character.`);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);
  const open: string[] = [];
  const parts: IcsPart[] = [];
  let own: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    const [, verb, given = ''] = /^(BEGIN|END):(.*)$/i.exec(line) ?? [];
    const name = given.trim().toUpperCase();
    if (verb === undefined && open.length === 0)
      throw new IcsProblem('It must begin with BEGIN:VCALENDAR.');
    if (verb?.toUpperCase() === 'BEGIN') {
      if (open.length === 0 && name !== 'VCALENDAR')
        throw new IcsProblem('It must begin with BEGIN:VCALENDAR.');
      open.push(name);
      if (open.length > MOST_DEPTH)
        throw new IcsProblem(`Components lie more than ${MOST_DEPTH} deep.`);
    }
    if (open.length > 1) own.push(line);
    if (verb?.toUpperCase() !== 'END') continue;
    if (open.pop() !== name) throw new IcsProblem(`END:${name} ends nothing that was begun.`);
    if (open.length !== 1) continue;
    parts.push({ name, text: own.join('\r\n') });
    own = [];
    if (parts.length > MOST_COMPONENTS)
      throw new IcsProblem(`It has more than ${MOST_COMPONENTS} objects.`);
  }
  if (open.length > 0) throw new IcsProblem(`END:${open.at(-1)} is missing.`);
  return parts;
}

/** Reads one object. @throws IcsProblem that says what is wrong with it */
export function readPart({ text, name }: IcsPart): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new IcsProblem(`${name} cannot be read: ${why.slice(0, 200)}`, { cause: error });
  }
}
