/** What the pages say. */
export interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly channels: Readonly<Record<string, string>>;
  readonly save: string;
  readonly saved: string;
  readonly nothing: string;
  readonly endAll: string;
  readonly endTopic: string;
  readonly question: string;
  readonly ended: string;
  readonly choose: string;
}

const en: PageTexts = {
  title: 'Your messages',
  lead: 'Choose what you want to get.',
  channels: { email: 'E-mail', sms: 'SMS', push: 'Notifications', whatsapp: 'WhatsApp' },
  save: 'Save',
  saved: 'Your choice was saved.',
  nothing: 'There is nothing to choose.',
  endAll: 'Unsubscribe from everything',
  endTopic: 'Unsubscribe from “{topic}”',
  question: 'What do you want no more of?',
  ended: 'You are unsubscribed.',
  choose: 'Choose what you want to get',
};
const de: PageTexts = {
  title: 'Ihre Nachrichten',
  lead: 'Wählen Sie, was Sie erhalten möchten.',
  channels: { email: 'E-Mail', sms: 'SMS', push: 'Mitteilungen', whatsapp: 'WhatsApp' },
  save: 'Speichern',
  saved: 'Ihre Auswahl wurde gespeichert.',
  nothing: 'Es gibt nichts auszuwählen.',
  endAll: 'Von allem abmelden',
  endTopic: 'Von „{topic}“ abmelden',
  question: 'Wovon möchten Sie nichts mehr erhalten?',
  ended: 'Sie sind abgemeldet.',
  choose: 'Wählen, was Sie erhalten möchten',
};
const fr: PageTexts = {
  title: 'Vos messages',
  lead: 'Choisissez ce que vous souhaitez recevoir.',
  channels: { email: 'E-mail', sms: 'SMS', push: 'Notifications', whatsapp: 'WhatsApp' },
  save: 'Enregistrer',
  saved: 'Votre choix a été enregistré.',
  nothing: 'Il n’y a rien à choisir.',
  endAll: 'Se désabonner de tout',
  endTopic: 'Se désabonner de « {topic} »',
  question: 'De quoi ne voulez-vous plus rien recevoir ?',
  ended: 'Vous êtes désabonné.',
  choose: 'Choisir ce que vous souhaitez recevoir',
};
const es: PageTexts = {
  title: 'Sus mensajes',
  lead: 'Elija lo que desea recibir.',
  channels: { email: 'Correo', sms: 'SMS', push: 'Notificaciones', whatsapp: 'WhatsApp' },
  save: 'Guardar',
  saved: 'Su elección se ha guardado.',
  nothing: 'No hay nada que elegir.',
  endAll: 'Darse de baja de todo',
  endTopic: 'Darse de baja de «{topic}»',
  question: '¿De qué no desea recibir nada más?',
  ended: 'Se ha dado de baja.',
  choose: 'Elegir lo que desea recibir',
};

const TEXTS = { en, de, fr, es } as const;
export type PageLanguage = keyof typeof TEXTS;

/** The texts of a language. */
export const textsIn = (language: PageLanguage): PageTexts => TEXTS[language];

/** What the browser wants most of what there is, then what is known of the person. */
export function languageOf(acceptLanguage = '', known: string | null = null): PageLanguage {
  const wanted = acceptLanguage
    .slice(0, 512)
    .split(',')
    .map((range) => {
      const [tag = '', quality = '1'] = range.trim().split(/\s*;\s*q=/);
      return { tag, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  const primary = [...wanted, known ?? ''].map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '');
  return primary.find((one): one is PageLanguage => Object.hasOwn(TEXTS, one)) ?? 'en';
}
