import { markup } from '../../../visitor-pages/markup.js';
import type { Reading } from '../../../visitor-pages/page-language.js';
import type { VisitorPage } from '../../../visitor-pages/visitor-page.js';
import type { CalendarEventEntity } from '../../events/calendar-event.entity.js';
import type { Zone } from '../../recurrence/zone.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import { slotOf } from '../free-slots.js';
import { bookingPath } from './booking-links.js';
import { BOOKING_TEXTS } from './texts/index.js';
import { shownWhen } from './shown-times.js';
import { query } from './times-page.js';
import { ZONE_SCRIPT } from './zone-script.js';

const CHECK = markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>`;
const CROSS = markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 7l10 10M17 7L7 17"/></svg>`;

/** Something that was booked, as its visitor sees it. */
export interface BookedShown {
  readonly page: BookingPageEntity;
  readonly event: CalendarEventEntity;
  readonly secret: string;
  readonly zone: Zone;
  /** What the visitor did just now. */
  readonly done: 'booked' | 'moved' | undefined;
  readonly isOver: boolean;
}

/** The page on which a visitor sees a booking, moves it, or calls it off. */
export function bookedPage(shown: BookedShown, reading: Reading): VisitorPage {
  const { page, event, secret, zone, done, isOver } = shown;
  const texts = BOOKING_TEXTS[reading.language];
  const title = done === undefined ? texts.yours : texts[done];
  const when = shownWhen(slotOf(event.plan), zone, reading);
  const guest = event.plan.attendees.find(({ email }) => email !== page.organizer);
  const path = bookingPath(page.token, secret);
  const move = `${bookingPath(page.token)}?${query({ zone: zone.name, move: secret })}`;
  const choices = markup`<div class="actions">${page.isOpen && markup`<a class="button second" href="${move}">${texts.move}</a>`}
<details><summary>${texts.cancel}</summary><div><p>${texts.sure}</p>
<form method="post" action="${path}"><button class="danger" name="act" value="cancel">${texts.yes}</button></form></div></details></div>`;
  const content = markup`<header>${done !== undefined && markup`<div class="badge">${CHECK}</div>`}
<h1>${title}</h1></header>
<dl><div><dt>${texts.what}</dt><dd>${page.name}</dd></div>
<div><dt>${texts.when}</dt><dd>${when.day}<br>${when.time}<small>${when.zone}</small></dd></div>
${guest && markup`<div><dt>${texts.who}</dt><dd>${guest.name}<small>${guest.email}</small></dd></div>`}</dl>
<p class="hint">${isOver ? texts.over : page.organizer === null ? texts.keep : texts.keepMailed}</p>
${!isOver && choices}`;
  return { title: `${title} – ${page.name}`, content, script: ZONE_SCRIPT };
}

/** The page that says that a booking is called off. */
export function cancelledPage(page: BookingPageEntity, { language }: Reading): VisitorPage {
  const texts = BOOKING_TEXTS[language];
  const again = markup`<div class="actions"><a class="button" href="${bookingPath(page.token)}">${texts.again}</a></div>`;
  const content = markup`<header><div class="badge off">${CROSS}</div><h1>${texts.cancelled}</h1><p class="about">${page.name}</p></header>${page.isOpen && again}`;
  return { title: `${texts.cancelled} – ${page.name}`, content };
}
