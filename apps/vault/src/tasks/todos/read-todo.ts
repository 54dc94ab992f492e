import type ICAL from 'ical.js';
import { IcsProblem } from '../../calendar/ics/ics-problem.js';
import { type IcsPart, readPart, splitIcs } from '../../calendar/ics/read-ics.js';
import { ruleOf, textOf, uidOf } from '../../calendar/ics/read-values.js';
import { type TodoDue, dueOf } from './todo-due.js';

const LONGEST_TITLE = 500;
const LONGEST_NOTES = 20_000;
const LONGEST_LABEL = 64;
const MOST_LABELS = 50;
/** What a task is called that a program gave no name. */
const NAMELESS = 'Untitled';

/** What a VTODO says of a task. */
export interface Todo {
  readonly uid: string;
  /** The UID of the task that it is a part of. */
  readonly parentUid: string | null;
  readonly title: string;
  readonly notes: string;
  readonly priority: number;
  readonly labels: readonly string[];
  readonly due: TodoDue | null;
  readonly rrule: string | null;
  readonly isDone: boolean;
  readonly doneAt: Date | null;
}

/** The objects of a text, and the one that is the task itself. */
export interface TodoParts {
  readonly parts: readonly IcsPart[];
  readonly master: IcsPart;
}

/** Finds the one task of a text. @throws IcsProblem */
export function splitTodo(ics: string): TodoParts {
  const parts = splitIcs(ics);
  const todos = parts.filter(({ name }) => name === 'VTODO');
  const master = todos.find(({ text }) => !/^RECURRENCE-ID[;:]/im.test(text)) ?? todos[0];
  if (!master) throw new IcsProblem('It has no VTODO.');
  const uids = new Set(todos.map((part) => uidOf(readPart(part))));
  if (uids.size > 1) throw new IcsProblem('It has tasks of more than one UID.');
  return { parts, master };
}

/** Reads the one task of a text. @throws IcsProblem */
export const readTodo = (ics: string): Todo => todoOf(readPart(splitTodo(ics).master));

/** What a component says of a task: what does not fit is left out, and stays in the text. @throws IcsProblem */
export function todoOf(one: ICAL.Component): Todo {
  const status = textOf(one, 'status').toUpperCase();
  const due = dueOf(one);
  const [rule] = one.getAllProperties('rrule');
  const isGivenUp = status === 'CANCELLED';
  const percent = Number(textOf(one, 'percent-complete'));
  const completed = one.hasProperty('completed') || percent === 100;
  const priority = Number(textOf(one, 'priority'));
  return {
    uid: uidOf(one),
    parentUid: parentOf(one),
    title: cleanTitle(textOf(one, 'summary')),
    notes: cleanNotes(textOf(one, 'description')),
    priority: Number.isInteger(priority) && priority >= 0 && priority <= 9 ? priority : 0,
    labels: labelsOf(one),
    due,
    // What is given up comes no more; a rule counts from when the task is due.
    rrule: rule && due && !isGivenUp ? ruleOf(rule) : null,
    isDone: status === 'COMPLETED' || isGivenUp || (status === '' && completed),
    doneAt: momentOf(textOf(one, 'completed')),
  };
}

/** A title as tasks have it: one line. */
export const cleanTitle = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE)
    .trim() || NAMELESS;

/** Notes as iCalendar can have them: without control characters. */
export const cleanNotes = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, LONGEST_NOTES);

function labelsOf(one: ICAL.Component): string[] {
  const all = one
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map((value) => String(value).trim())
    .filter((label) => label !== '' && label.length <= LONGEST_LABEL && !/\p{Cc}/u.test(label));
  return [...new Set(all)].slice(0, MOST_LABELS);
}

function parentOf(one: ICAL.Component): string | null {
  const found = one.getAllProperties('related-to').find((property) => isOfParent(property));
  const uid = String(found?.getFirstValue() ?? '').trim();
  return uid === '' || uid === textOf(one, 'uid') ? null : uid;
}

/** A relation is to the parent unless it says otherwise (RFC 5545, 3.2.15). */
export const isOfParent = (property: ICAL.Property): boolean =>
  String(property.getParameter('reltype') ?? 'PARENT').toUpperCase() === 'PARENT';

function momentOf(text: string): Date | null {
  const at = new Date(text.endsWith('Z') ? text : `${text}Z`);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
}
