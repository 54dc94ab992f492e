import type { PageLanguage } from '../../../visitor-pages/page-language.js';

/** What the page of a link says. */
export interface ShareTexts {
  readonly shared: string;
  readonly secret: string;
  readonly secretText: string;
  readonly password: string;
  readonly wrong: string;
  readonly download: string;
  readonly open: string;
  readonly size: string;
  readonly ends: string;
  readonly notShown: string;
}

const en: ShareTexts = {
  shared: 'Somebody shared this file with you.',
  secret: 'A file with a password',
  secretText: 'Whoever sent you this link knows its password.',
  password: 'Password',
  wrong: 'This is not the password.',
  download: 'Download',
  open: 'Open',
  size: 'Size',
  ends: 'The link ends',
  notShown: 'This file may be looked at only, and browsers cannot show it.',
};
const de: ShareTexts = {
  shared: 'Jemand hat diese Datei mit Ihnen geteilt.',
  secret: 'Eine Datei mit Passwort',
  secretText: 'Wer Ihnen diesen Link geschickt hat, kennt das Passwort.',
  password: 'Passwort',
  wrong: 'Das ist nicht das Passwort.',
  download: 'Herunterladen',
  open: 'Öffnen',
  size: 'Größe',
  ends: 'Der Link endet',
  notShown: 'Diese Datei darf nur angesehen werden, und Browser können sie nicht zeigen.',
};
const fr: ShareTexts = {
  shared: 'Quelqu’un a partagé ce fichier avec vous.',
  secret: 'Un fichier avec mot de passe',
  secretText: 'La personne qui vous a envoyé ce lien connaît le mot de passe.',
  password: 'Mot de passe',
  wrong: 'Ce n’est pas le mot de passe.',
  download: 'Télécharger',
  open: 'Ouvrir',
  size: 'Taille',
  ends: 'Le lien prend fin',
  notShown: 'Ce fichier peut seulement être regardé, et les navigateurs ne savent pas l’afficher.',
};
const es: ShareTexts = {
  shared: 'Alguien ha compartido este archivo con usted.',
  secret: 'Un archivo con contraseña',
  secretText: 'Quien le envió este enlace sabe la contraseña.',
  password: 'Contraseña',
  wrong: 'Esta no es la contraseña.',
  download: 'Descargar',
  open: 'Abrir',
  size: 'Tamaño',
  ends: 'El enlace termina',
  notShown: 'Este archivo solo puede verse, y los navegadores no saben mostrarlo.',
};

/** The texts in each language. */
export const SHARE_TEXTS: Readonly<Record<PageLanguage, ShareTexts>> = { en, de, fr, es };
