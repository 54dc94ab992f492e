import { type Markup, markup } from '../../../visitor-pages/markup.js';
import type { Reading } from '../../../visitor-pages/page-language.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import { BOOKING_TEXTS } from './texts/index.js';

/** What is booked, how long it takes, and what visitors are to know. */
export function headOf(page: BookingPageEntity, { language }: Reading, task: string): Markup {
  const texts = BOOKING_TEXTS[language];
  const minutes = texts.minutes.replace('{n}', String(page.durationMin));
  return markup`<header><h1>${page.name}</h1>
<p class="about">${minutes} · ${task}</p>
${page.description !== '' && markup`<p class="text">${page.description}</p>`}</header>`;
}
