export const KEYWORDS = ['stop', 'start', 'help'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** A word that was found, and the language that it belongs to. */
export interface FoundKeyword {
  readonly keyword: Keyword;
  readonly locale: string;
}

/**
 * Words that count as they stand alone in a message; the language is that of the answer.
 * @see https://help.twilio.com/articles/223134027 (opt-out keywords)
 * @see https://docs.aws.amazon.com/sms-voice/latest/userguide/keywords.html
 */
const WORDS: Readonly<Record<Keyword, Readonly<Record<string, readonly string[]>>>> = {
  stop: {
    en: [
      'STOP',
      'STOPALL',
      'STOP ALL',
      'UNSUBSCRIBE',
      'CANCEL',
      'END',
      'QUIT',
      'REVOKE',
      'OPTOUT',
      'OPT-OUT',
      'REMOVE',
      'TD',
    ],
    fr: ['ARRET', 'ARRÊT', 'ARRETER', 'ARRÊTER', 'DESABONNER', 'DÉSABONNER'],
    de: ['STOPP', 'ABMELDEN', 'ABBESTELLEN'],
    es: ['BAJA', 'ALTO', 'PARAR', 'CANCELAR'],
    it: ['FERMA', 'CANCELLA', 'DISISCRIVIMI'],
    pt: ['SAIR', 'PARE'],
    nl: ['AFMELDEN', 'UITSCHRIJVEN'],
  },
  start: {
    en: ['START', 'UNSTOP', 'YES', 'SUBSCRIBE', 'OPTIN', 'OPT-IN'],
    fr: ['DEBUT', 'DÉBUT', 'REPRENDRE', 'OUI'],
    de: ['ANMELDEN', 'JA'],
    es: ['ALTA', 'COMENZAR', 'SI', 'SÍ'],
    it: ['INIZIA', 'SÌ'],
    pt: ['INICIAR', 'SIM'],
    nl: ['AANMELDEN'],
  },
  help: {
    en: ['HELP', 'INFO'],
    fr: ['AIDE'],
    de: ['HILFE'],
    es: ['AYUDA'],
    it: ['AIUTO'],
    pt: ['AJUDA'],
    nl: ['HULP'],
  },
};

const BY_WORD: ReadonlyMap<string, FoundKeyword> = new Map(
  KEYWORDS.flatMap((keyword) =>
    Object.entries(WORDS[keyword]).flatMap(([locale, words]) =>
      words.map((word) => [word, { keyword, locale }] as const),
    ),
  ),
);

/** The word that a message is; null for anything else, also a sentence that holds such a word. */
export function keywordIn(text: string): FoundKeyword | null {
  const word = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return BY_WORD.get(word) ?? null;
}
