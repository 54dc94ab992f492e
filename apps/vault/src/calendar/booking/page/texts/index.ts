import type { PageLanguage } from '../../../../visitor-pages/page-language.js';
import type { BookingTexts } from './booking-texts.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** The texts in each language. */
export const BOOKING_TEXTS: Readonly<Record<PageLanguage, BookingTexts>> = { en, de, fr, es };
