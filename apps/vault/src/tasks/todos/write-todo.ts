import ICAL from 'ical.js';
import { calendarOf } from '../../calendar/ics/read-objects.js';
import { readPart } from '../../calendar/ics/read-ics.js';
import { stamp } from '../../content-lines/stamp.js';
import type { TaskEntity } from '../task.entity.js';
import { cleanNotes, cleanTitle, isOfParent, splitTodo, todoOf } from './read-todo.js';
import { changeDue, isSameDue } from './todo-due.js';

/** What is known of a task besides its row. */
export interface TodoNames {
  readonly uid: string;
  /** The UID of the task that it is a part of. */
  readonly parentUid: string | null;
}

/** A task as iCalendar writes it: as it was sent, but for what is another by now. */
export function writeTodo(task: TaskEntity, names: TodoNames, sent: string | null): string {
  if (sent === null) {
    const one = new ICAL.Component('vtodo');
    one.addPropertyWithValue('uid', names.uid);
    one.addProperty(ICAL.Property.fromString(`CREATED:${stamp(task.createdAt)}`));
    one.addPropertyWithValue('summary', cleanTitle(task.title));
    change(one, task, names);
    touch(one, task);
    return calendarOf(one.toString());
  }
  const { parts, master } = splitTodo(sent);
  const one = readPart(master);
  const isFollower = todoOf(one).uid !== names.uid;
  if (!change(one, task, names)) return sent;
  touch(one, task);
  // Changes of single times are of the task that was followed.
  const kept = parts.filter((part) => part === master || !isFollower || part.name !== 'VTODO');
  const texts = kept.map((part) => (part === master ? one.toString() : part.text));
  return calendarOf(texts.join('\r\n'));
}

/** Writes what differs; whether anything did. */
function change(one: ICAL.Component, task: TaskEntity, names: TodoNames): boolean {
  const told = todoOf(one);
  const text = (name: string, value: string) => {
    if (value === '') one.removeAllProperties(name);
    else one.updatePropertyWithValue(name, value);
  };
  const steps: [boolean, () => void][] = [
    [told.uid !== names.uid, () => text('uid', names.uid)],
    [told.title !== cleanTitle(task.title), () => text('summary', cleanTitle(task.title))],
    [told.notes !== cleanNotes(task.notes), () => text('description', cleanNotes(task.notes))],
    [told.priority !== task.priority, () => one.updatePropertyWithValue('priority', task.priority)],
    [told.labels.join('\n') !== task.labels.join('\n'), () => changeLabels(one, task.labels)],
    [!isSameDue(task, told.due), () => changeDue(one, task)],
    [told.parentUid !== names.parentUid, () => changeParent(one, names.parentUid)],
    [told.isDone !== (task.doneAt !== null), () => changeDone(one, task.doneAt)],
    [isOtherRule(one, task, told.rrule), () => changeRule(one, task)],
  ];
  const wanted = steps.filter(([isNeeded]) => isNeeded);
  for (const [, step] of wanted) step();
  return wanted.length > 0;
}

/** What is done comes no more by itself: the task that follows it has the rule. */
const isOtherRule = (one: ICAL.Component, task: TaskEntity, told: string | null): boolean =>
  task.doneAt === null ? told !== task.rrule : task.rrule !== null && one.hasProperty('rrule');

function changeRule(one: ICAL.Component, { rrule, doneAt }: TaskEntity): void {
  for (const name of ['rrule', 'rdate', 'exdate']) one.removeAllProperties(name);
  if (rrule === null || doneAt !== null) return;
  one.addProperty(ICAL.Property.fromString(`RRULE:${rrule.replaceAll(/\s/g, '')}`));
  const due = one.getFirstProperty('due');
  if (one.hasProperty('dtstart') || !due) return;
  // A rule counts from a start (RFC 5545, 3.8.5.3).
  const start = ICAL.Property.fromString(due.toICALString().replace(/^DUE/i, 'DTSTART'));
  one.addProperty(start);
}

function changeDone(one: ICAL.Component, doneAt: Date | null): void {
  for (const name of ['status', 'completed', 'percent-complete']) one.removeAllProperties(name);
  one.addPropertyWithValue('status', doneAt ? 'COMPLETED' : 'NEEDS-ACTION');
  if (!doneAt) return;
  one.addPropertyWithValue('percent-complete', 100);
  one.addProperty(ICAL.Property.fromString(`COMPLETED:${stamp(doneAt)}`));
}

function changeLabels(one: ICAL.Component, labels: readonly string[]): void {
  one.removeAllProperties('categories');
  if (labels.length === 0) return;
  const property = new ICAL.Property('categories', one);
  property.setValues([...labels]);
  one.addProperty(property);
}

function changeParent(one: ICAL.Component, uid: string | null): void {
  for (const property of one.getAllProperties('related-to')) {
    if (isOfParent(property)) one.removeProperty(property);
  }
  if (uid !== null) one.addPropertyWithValue('related-to', uid);
}

function touch(one: ICAL.Component, { updatedAt }: TaskEntity): void {
  for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
    one.removeAllProperties(name.toLowerCase());
    one.addProperty(ICAL.Property.fromString(`${name}:${stamp(updatedAt)}`));
  }
}
