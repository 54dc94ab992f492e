import type { PlannedAlarm } from '../alarms/planned-alarm.js';

/** What is kept of one change of an instance. */
export interface PlannedChange {
  readonly of: number;
  readonly start: number;
  readonly duration: number;
  readonly cancelled: boolean;
  readonly future: boolean;
  readonly zone: string;
  readonly words: EventWords;
  /** None when it was read before alarms were. */
  readonly alarms?: readonly PlannedAlarm[];
}

/** What people read of an event. */
export interface EventWords {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly status: 'tentative' | 'confirmed' | 'cancelled';
  /** Whether the time is free although there is an event. */
  readonly transparent: boolean;
}

/** Who comes. */
export interface Attendee {
  readonly email: string;
  readonly name: string;
  readonly status: string;
  readonly role: string;
  readonly rsvp: boolean;
}

/** An event as it is expanded: times are seconds since 1970 on the clock on the wall of its zone. */
export interface EventPlan {
  readonly start: number;
  readonly duration: number;
  readonly date: boolean;
  readonly zone: string;
  readonly rules: readonly string[];
  readonly added: readonly number[];
  readonly left: readonly number[];
  readonly changes: readonly PlannedChange[];
  readonly organizer: string | null;
  readonly attendees: readonly Attendee[];
  /** None when it was read before alarms were. */
  readonly alarms?: readonly PlannedAlarm[];
}
