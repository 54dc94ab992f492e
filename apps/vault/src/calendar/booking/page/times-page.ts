import { type Markup, markup } from '../../../visitor-pages/markup.js';
import type { Reading } from '../../../visitor-pages/page-language.js';
import { VISITOR_ZONES } from '../../../visitor-pages/visitor-zone.js';
import type { VisitorPage } from '../../../visitor-pages/visitor-page.js';
import type { Zone } from '../../recurrence/zone.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import type { Slot } from '../free-slots.js';
import { bookingPath } from './booking-links.js';
import { BOOKING_TEXTS } from './texts/index.js';
import type { FreeDay, FreeDaysFound } from './free-days.js';
import { headOf } from './page-head.js';
import { ZONE_SCRIPT } from './zone-script.js';

/** What a visitor chooses from. */
export interface TimesShown extends FreeDaysFound {
  readonly page: BookingPageEntity;
  readonly zone: Zone;
  /** The day that the visitor went on to. */
  readonly from: string | undefined;
  /** What stands for the booking that is moved. */
  readonly move: string | undefined;
  /** Whether somebody else was faster. */
  readonly isTaken: boolean;
}

/** The page with the free times. */
export function timesPage(shown: TimesShown, reading: Reading): VisitorPage {
  const { page, zone, days, move, isTaken } = shown;
  const texts = BOOKING_TEXTS[reading.language];
  const content = markup`${headOf(page, reading, move === undefined ? texts.choose : texts.chooseMoved)}
${isTaken && markup`<p class="note wrong" role="alert">${texts.taken}</p>`}
<div class="bar">${zoneForm(shown, reading)}${pager(shown, reading)}</div>
${days.length === 0 ? nothing(shown, reading) : markup`<div class="days">${days.map((day) => dayOf(day, shown, reading))}</div>`}
${move !== undefined && markup`<div class="actions"><a class="button second" href="${bookingPath(page.token, move)}?${query({ zone: zone.name })}">${texts.stay}</a></div>`}`;
  return { title: page.name, content, isWide: true, script: ZONE_SCRIPT };
}

/** What follows the question mark. */
export const query = (values: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.toString();
};

function zoneForm({ page, zone, from, move }: TimesShown, { language }: Reading): Markup {
  const texts = BOOKING_TEXTS[language];
  const kept = Object.entries({ from, move }).filter(([, value]) => value !== undefined);
  return markup`<form class="zone" method="get" action="${bookingPath(page.token)}">
<div><label for="zone">${texts.zone}</label>
<select id="zone" name="zone" autocomplete="off">${VISITOR_ZONES.map(
    (name) =>
      markup`<option value="${name}"${name === zone.name && markup` selected`}>${name.replaceAll('_', ' ')}</option>`,
  )}</select></div>
${kept.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<button class="second">${texts.change}</button></form>`;
}

function pager({ page, zone, from, move, next, days }: TimesShown, { language }: Reading): Markup {
  const texts = BOOKING_TEXTS[language];
  const to = (day?: string) =>
    `${bookingPath(page.token)}?${query({ zone: zone.name, move, from: day })}`;
  return markup`<nav class="pages" aria-label="${texts.choose}">
${from !== undefined && markup`<a class="button second" href="${to()}">${texts.first}</a>`}
${next !== null && days.length > 0 && markup`<a class="button second" href="${to(next)}">${texts.later}</a>`}</nav>`;
}

function nothing({ page, zone, move, next }: TimesShown, { language }: Reading): Markup {
  const texts = BOOKING_TEXTS[language];
  if (next === null) return markup`<div class="nothing"><p>${texts.nothingAtAll}</p></div>`;
  const href = `${bookingPath(page.token)}?${query({ zone: zone.name, move, from: next })}`;
  return markup`<div class="nothing"><p>${texts.nothing}</p><p><a href="${href}">${texts.later}</a></p></div>`;
}

function dayOf({ day, slots }: FreeDay, shown: TimesShown, { locale }: Reading): Markup {
  const at = new Date(`${day}T00:00:00Z`);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const date = written({ day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shown.zone.name,
  });
  return markup`<section class="day" aria-labelledby="d${day}">
<h2 id="d${day}">${written({ weekday: 'long' })} <span>${date}</span></h2>
<ul class="times">${slots.map((slot) => time(slot, shown, clock))}</ul></section>`;
}

function time({ start }: Slot, { page, zone, move }: TimesShown, clock: Intl.DateTimeFormat) {
  const at = new Date(start * 1000);
  const to = query({ zone: zone.name, move, start: at.toISOString() });
  return markup`<li><a href="${bookingPath(page.token)}?${to}">${clock.format(at)}</a></li>`;
}
