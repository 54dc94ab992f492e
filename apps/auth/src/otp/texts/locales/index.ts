import type { Texts } from '../texts.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { nl } from './nl.js';
import { pt } from './pt.js';
import { ru } from './ru.js';
import { tr } from './tr.js';
import { zh } from './zh.js';

/** The languages that Skydeck speaks; English when it does not know one. */
export const LOCALES: Readonly<Record<string, Texts>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pt,
  ru,
  tr,
  zh,
};
