import type { PageLanguage } from '../../../visitor-pages/page-language.js';

/** What the pages say on which people book. */
export interface BookingTexts {
  readonly minutes: string;
  readonly zone: string;
  readonly change: string;
  readonly first: string;
  readonly later: string;
  readonly choose: string;
  readonly chooseMoved: string;
  readonly nothing: string;
  readonly nothingAtAll: string;
  readonly taken: string;
  readonly when: string;
  readonly name: string;
  readonly email: string;
  readonly mailed: string;
  readonly note: string;
  readonly optional: string;
  readonly nameMissing: string;
  readonly emailWrong: string;
  readonly noteWrong: string;
  readonly book: string;
  readonly other: string;
  readonly booked: string;
  readonly moved: string;
  readonly yours: string;
  readonly what: string;
  readonly who: string;
  readonly keep: string;
  readonly keepMailed: string;
  readonly move: string;
  readonly moveHere: string;
  readonly stay: string;
  readonly cancel: string;
  readonly sure: string;
  readonly yes: string;
  readonly cancelled: string;
  readonly again: string;
  readonly over: string;
}

const en: BookingTexts = {
  minutes: '{n} minutes',
  zone: 'Time zone',
  change: 'Change',
  first: 'Back to the first times',
  later: 'Later times',
  choose: 'Choose a time',
  chooseMoved: 'Choose another time',
  nothing: 'There is no free time in these days.',
  nothingAtAll: 'There is no free time just now.',
  taken: 'This time is not free any more. Please choose another one.',
  when: 'When',
  name: 'Your name',
  email: 'Your e-mail address',
  mailed: 'The invitation goes there.',
  note: 'What is it about?',
  optional: '(if you want)',
  nameMissing: 'Please give your name, on one line.',
  emailWrong: 'Please give an e-mail address such as ana@example.com.',
  noteWrong: 'Please write at most 2,000 characters.',
  book: 'Book this time',
  other: 'Choose another time',
  booked: 'It is booked',
  moved: 'It is moved',
  yours: 'Your booking',
  what: 'What',
  who: 'Who',
  keep: 'Keep the address of this page: with it you move your booking, or call it off.',
  keepMailed:
    'You get an invitation by e-mail. With the link in it you move your booking, or call it off.',
  move: 'Move to another time',
  moveHere: 'Move it here',
  stay: 'Leave it where it is',
  cancel: 'Call it off',
  sure: 'The time becomes free for others.',
  yes: 'Yes, call it off',
  cancelled: 'It is called off',
  again: 'Book another time',
  over: 'This time is over.',
};
const de: BookingTexts = {
  minutes: '{n} Minuten',
  zone: 'Zeitzone',
  change: 'Ändern',
  first: 'Zurück zu den ersten Terminen',
  later: 'Spätere Termine',
  choose: 'Wählen Sie einen Termin',
  chooseMoved: 'Wählen Sie einen anderen Termin',
  nothing: 'In diesen Tagen ist kein Termin frei.',
  nothingAtAll: 'Zurzeit ist kein Termin frei.',
  taken: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
  when: 'Wann',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  mailed: 'Dorthin geht die Einladung.',
  note: 'Worum geht es?',
  optional: '(wenn Sie möchten)',
  nameMissing: 'Bitte geben Sie Ihren Namen an, in einer Zeile.',
  emailWrong: 'Bitte geben Sie eine E-Mail-Adresse wie ana@example.com an.',
  noteWrong: 'Bitte schreiben Sie höchstens 2.000 Zeichen.',
  book: 'Diesen Termin buchen',
  other: 'Anderen Termin wählen',
  booked: 'Der Termin ist gebucht',
  moved: 'Der Termin ist verlegt',
  yours: 'Ihr Termin',
  what: 'Was',
  who: 'Wer',
  keep: 'Bewahren Sie die Adresse dieser Seite auf: mit ihr verlegen Sie den Termin oder sagen ihn ab.',
  keepMailed:
    'Sie erhalten eine Einladung per E-Mail. Mit dem Link darin verlegen Sie den Termin oder sagen ihn ab.',
  move: 'Termin verlegen',
  moveHere: 'Hierhin verlegen',
  stay: 'So lassen, wie er ist',
  cancel: 'Termin absagen',
  sure: 'Der Termin wird für andere frei.',
  yes: 'Ja, absagen',
  cancelled: 'Der Termin ist abgesagt',
  again: 'Neuen Termin buchen',
  over: 'Dieser Termin ist vorbei.',
};
const fr: BookingTexts = {
  minutes: '{n} minutes',
  zone: 'Fuseau horaire',
  change: 'Changer',
  first: 'Revenir aux premiers horaires',
  later: 'Horaires suivants',
  choose: 'Choisissez un horaire',
  chooseMoved: 'Choisissez un autre horaire',
  nothing: 'Aucun horaire n’est libre ces jours-là.',
  nothingAtAll: 'Aucun horaire n’est libre pour le moment.',
  taken: 'Cet horaire n’est plus libre. Veuillez en choisir un autre.',
  when: 'Quand',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  mailed: 'L’invitation y est envoyée.',
  note: 'De quoi s’agit-il ?',
  optional: '(si vous voulez)',
  nameMissing: 'Veuillez indiquer votre nom, sur une ligne.',
  emailWrong: 'Veuillez indiquer une adresse e-mail comme ana@example.com.',
  noteWrong: 'Veuillez écrire au plus 2 000 caractères.',
  book: 'Réserver cet horaire',
  other: 'Choisir un autre horaire',
  booked: 'C’est réservé',
  moved: 'C’est déplacé',
  yours: 'Votre réservation',
  what: 'Quoi',
  who: 'Qui',
  keep: 'Gardez l’adresse de cette page : elle permet de déplacer votre réservation ou de l’annuler.',
  keepMailed:
    'Vous recevez une invitation par e-mail. Son lien permet de déplacer votre réservation ou de l’annuler.',
  move: 'Déplacer à un autre horaire',
  moveHere: 'Déplacer ici',
  stay: 'Ne rien changer',
  cancel: 'Annuler la réservation',
  sure: 'L’horaire redevient libre pour d’autres.',
  yes: 'Oui, annuler',
  cancelled: 'C’est annulé',
  again: 'Réserver un autre horaire',
  over: 'Cet horaire est passé.',
};
const es: BookingTexts = {
  minutes: '{n} minutos',
  zone: 'Zona horaria',
  change: 'Cambiar',
  first: 'Volver a las primeras horas',
  later: 'Horas siguientes',
  choose: 'Elija una hora',
  chooseMoved: 'Elija otra hora',
  nothing: 'No hay ninguna hora libre en estos días.',
  nothingAtAll: 'Ahora mismo no hay ninguna hora libre.',
  taken: 'Esta hora ya no está libre. Elija otra, por favor.',
  when: 'Cuándo',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  mailed: 'Allí llega la invitación.',
  note: '¿De qué se trata?',
  optional: '(si quiere)',
  nameMissing: 'Escriba su nombre, en una línea.',
  emailWrong: 'Escriba un correo como ana@example.com.',
  noteWrong: 'Escriba 2.000 caracteres como máximo.',
  book: 'Reservar esta hora',
  other: 'Elegir otra hora',
  booked: 'Está reservado',
  moved: 'Se ha cambiado',
  yours: 'Su reserva',
  what: 'Qué',
  who: 'Quién',
  keep: 'Guarde la dirección de esta página: con ella cambia o anula su reserva.',
  keepMailed: 'Recibirá una invitación por correo. Con su enlace cambia o anula la reserva.',
  move: 'Cambiar a otra hora',
  moveHere: 'Cambiar a esta hora',
  stay: 'Dejarla como está',
  cancel: 'Anular la reserva',
  sure: 'La hora queda libre para otros.',
  yes: 'Sí, anular',
  cancelled: 'Se ha anulado',
  again: 'Reservar otra hora',
  over: 'Esta hora ya ha pasado.',
};

/** The texts in each language. */
export const BOOKING_TEXTS: Readonly<Record<PageLanguage, BookingTexts>> = { en, de, fr, es };
