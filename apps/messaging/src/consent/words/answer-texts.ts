import { pickLocale } from '../../templates/render/pick-locale.js';
import type { Keyword } from './keywords.js';

/** Texts by word, then by language. */
export type KeywordAnswers = Readonly<Partial<Record<Keyword, Readonly<Record<string, string>>>>>;

/** What is answered when a project says nothing of its own. */
const USUAL: Readonly<Record<Keyword, Readonly<Record<string, string>>>> = {
  stop: {
    en: 'You will get no more messages from this number. Reply START to get them again.',
    de: 'Sie erhalten keine Nachrichten mehr von dieser Nummer. Mit START erhalten Sie sie wieder.',
    fr: 'Vous ne recevrez plus de messages de ce numéro. Répondez START pour en recevoir de nouveau.',
    es: 'No recibirá más mensajes de este número. Responda START para volver a recibirlos.',
  },
  start: {
    en: 'You get messages from this number again. Reply STOP to end them.',
    de: 'Sie erhalten wieder Nachrichten von dieser Nummer. Mit STOP beenden Sie das.',
    fr: 'Vous recevez de nouveau les messages de ce numéro. Répondez STOP pour ne plus en recevoir.',
    es: 'Vuelve a recibir mensajes de este número. Responda STOP para no recibir más.',
  },
  help: {
    en: 'Reply STOP to get no more messages from this number, START to get them again.',
    de: 'Mit STOP erhalten Sie keine Nachrichten mehr von dieser Nummer, mit START wieder.',
    fr: 'Répondez STOP pour ne plus recevoir de messages de ce numéro, START pour en recevoir de nouveau.',
    es: 'Responda STOP para no recibir más mensajes de este número, START para volver a recibirlos.',
  },
};

/** The answer to a word in the language it was sent in; null when the project wants none. */
export function answerTo(keyword: Keyword, locale: string, own: KeywordAnswers): string | null {
  const texts = own[keyword] ?? USUAL[keyword];
  const found = pickLocale(Object.keys(texts), locale, 'en') ?? Object.keys(texts)[0];
  return (found === undefined ? undefined : texts[found]) ?? null;
}
