import { type Markup, markup } from '../../../visitor-pages/markup.js';
import type { Reading } from '../../../visitor-pages/page-language.js';
import type { VisitorPage } from '../../../visitor-pages/visitor-page.js';
import type { Zone } from '../../recurrence/zone.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import type { Slot } from '../free-slots.js';
import { bookingPath } from './booking-links.js';
import { BOOKING_TEXTS } from './texts/index.js';
import { headOf } from './page-head.js';
import { shownWhen } from './shown-times.js';
import { query } from './times-page.js';

/** What somebody wrote into the form. */
export interface BookingForm {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** A chosen time, and what is still to be said. */
export interface DetailsShown {
  readonly page: BookingPageEntity;
  readonly zone: Zone;
  readonly slot: Slot;
  readonly form: BookingForm;
  /** Fields that cannot stay so. */
  readonly wrong: ReadonlySet<string>;
}

/** The page on which a visitor says who comes. */
export function detailsPage(shown: DetailsShown, reading: Reading): VisitorPage {
  const { page, zone, slot, form } = shown;
  const texts = BOOKING_TEXTS[reading.language];
  const start = new Date(slot.start * 1000).toISOString();
  const hint = page.organizer === null ? undefined : texts.mailed;
  const content = markup`${headOf(page, reading, texts.book)}
${whenList(slot, zone, reading)}
<form method="post" action="${bookingPath(page.token)}" novalidate>
<input type="hidden" name="start" value="${start}"><input type="hidden" name="zone" value="${zone.name}">
${field(shown, 'name', { label: texts.name, mistake: texts.nameMissing }, (attributes) => markup`<input ${attributes} autocomplete="name" maxlength="200" required value="${form.name}">`)}
${field(shown, 'email', { label: texts.email, mistake: texts.emailWrong, hint }, (attributes) => markup`<input ${attributes} type="email" autocomplete="email" maxlength="254" required value="${form.email}">`)}
${field(shown, 'note', { label: texts.note, mistake: texts.noteWrong, more: texts.optional }, (attributes) => markup`<textarea ${attributes} maxlength="2000">${form.note}</textarea>`)}
<div class="actions"><button>${texts.book}</button>
<a class="button second" href="${bookingPath(page.token)}?${query({ zone: zone.name })}">${texts.other}</a></div></form>`;
  return { title: page.name, content };
}

/** Asks whether a booking is to be moved to a time. */
export function movePage(
  { page, zone, slot, move }: Omit<DetailsShown, 'form' | 'wrong'> & { readonly move: string },
  reading: Reading,
): VisitorPage {
  const texts = BOOKING_TEXTS[reading.language];
  const start = new Date(slot.start * 1000).toISOString();
  const content = markup`${headOf(page, reading, texts.move)}
${whenList(slot, zone, reading)}
<form method="post" action="${bookingPath(page.token, move)}">
<input type="hidden" name="start" value="${start}"><input type="hidden" name="zone" value="${zone.name}">
<div class="actions"><button name="act" value="move">${texts.moveHere}</button>
<a class="button second" href="${bookingPath(page.token)}?${query({ zone: zone.name, move })}">${texts.other}</a>
<a class="button second" href="${bookingPath(page.token, move)}?${query({ zone: zone.name })}">${texts.stay}</a></div></form>`;
  return { title: page.name, content };
}

function whenList(slot: Slot, zone: Zone, reading: Reading): Markup {
  const when = shownWhen(slot, zone, reading);
  return markup`<dl><div><dt>${BOOKING_TEXTS[reading.language].when}</dt><dd>${when.day}<br>${when.time}<small>${when.zone}</small></dd></div></dl>`;
}

interface FieldWords {
  readonly label: string;
  readonly mistake: string;
  readonly hint?: string | undefined;
  readonly more?: string;
}

function field(
  { wrong }: DetailsShown,
  name: keyof BookingForm,
  { label, mistake, hint, more }: FieldWords,
  control: (attributes: Markup) => Markup,
): Markup {
  const isWrong = wrong.has(name);
  const isFirst = isWrong && [...wrong][0] === name;
  const told = isWrong || hint !== undefined;
  const attributes = markup`id="${name}" name="${name}"${told && markup` aria-describedby="${name}-told"`}${isWrong && markup` aria-invalid="true"`}${isFirst && markup` autofocus`}`;
  return markup`<div class="field"><label for="${name}">${label}${more !== undefined && markup` <span>${more}</span>`}</label>
${control(attributes)}
${isWrong ? markup`<p class="mistake" id="${name}-told">${mistake}</p>` : hint !== undefined && markup`<p class="hint" id="${name}-told">${hint}</p>`}</div>`;
}
