import type ICAL from 'ical.js';
import { readRule, RuleError } from '../recurrence/rule.js';
import { IcsProblem } from './ics-problem.js';

const LONGEST_UID = 255;

/** The rule of a property, as it is kept. @throws IcsProblem */
export function ruleOf(property: ICAL.Property): string {
  const text = String(property.getFirstValue());
  try {
    readRule(text);
  } catch (error) {
    if (error instanceof RuleError)
      throw new IcsProblem(`RRULE: ${error.message}`, { cause: error });
    throw error;
  }
  return text;
}

/** What calendars everywhere know a component by. @throws IcsProblem */
export function uidOf(one: ICAL.Component): string {
  const uid = textOf(one, 'uid');
  if (uid !== '' && uid.length <= LONGEST_UID) return uid;
  throw new IcsProblem(`UID must have 1 to ${LONGEST_UID} characters.`);
}

/** The text of a property; empty when the component has none. */
export const textOf = (one: ICAL.Component, name: string): string => {
  const value = one.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value);
};
