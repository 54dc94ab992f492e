import { RRuleTemporal } from 'rrule-temporal';
import { Budget } from '../apps/vault/dist/calendar/recurrence/expand-rule.js';
import { readRule } from '../apps/vault/dist/calendar/recurrence/rule.js';
import { expandSeries } from '../apps/vault/dist/calendar/recurrence/series.js';
import { DAY_S, dayNumber } from '../apps/vault/dist/calendar/recurrence/wall-clock.js';
import { Zone } from '../apps/vault/dist/calendar/recurrence/zone.js';

const EVENTS = 1_000;
const ROUNDS = 9;
const RULES = [
  'FREQ=WEEKLY;BYDAY=MO',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  'FREQ=MONTHLY;BYDAY=1FR',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=YEARLY',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'];

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];

const events = Array.from({ length: EVENTS }, (_, at) => ({
  start: (dayNumber(2016, 1, 1) + (at % 300)) * DAY_S + (8 + (at % 9)) * 3600,
  duration: 3600,
  isDate: false,
  zone: Zone.named(ZONES[at % ZONES.length]),
  rules: [readRule(RULES[at % RULES.length])],
  added: [],
  left: new Set(),
  overrides: [],
}));
const window = { from: dayNumber(2026, 1, 1) * DAY_S, to: dayNumber(2027, 1, 1) * DAY_S };

/** What it costs to find each time that 1,000 repeating events take place in a year. */
export function run() {
  const times = [];
  let instances = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuMs();
    const budget = new Budget(1e6, 60_000);
    instances = 0;
    for (const event of events) instances += expandSeries(event, window, budget).length;
    times.push(cpuMs() - before);
  }
  console.log(
    `A year of ${EVENTS} events begun ten years before: ${median(times).toFixed(1)} ms of processor time, ${instances} instances.`,
  );

  // The same by a library, of which a part is enough.
  const PART = 40;
  const before = cpuMs();
  for (const [at, { zone }] of events.slice(0, PART).entries()) {
    const start = `DTSTART;TZID=${zone.name}:20160101T090000`;
    const rule = new RRuleTemporal({ rruleString: `${start}\nRRULE:${RULES[at % RULES.length]}` });
    rule.between(new Date(window.from * 1000), new Date(window.to * 1000), true);
  }
  const each = (cpuMs() - before) / PART;
  console.log(`rrule-temporal: ${(each * EVENTS).toFixed(0)} ms for as many.`);
}
