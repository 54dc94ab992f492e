import type { AuthSettings } from '../../api/shapes.js';

/** What the designer changes, saved or not. */
export type Draft = Pick<AuthSettings, 'branding' | 'sign_in_page'>;

/** Languages that the page speaks. */
export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];

/** What is wrong with a draft, by field. */
export type Problems = Readonly<Record<string, string>>;

const COLOR = /^#[0-9a-f]{6}$/i;

const color = (text: string) => COLOR.test(text) || 'Write a colour as #rrggbb.';
const link = (text: string | null, protocols: readonly string[]) =>
  text === null ||
  (URL.canParse(text) && protocols.includes(new URL(text).protocol)) ||
  'Write an address that begins with https://.';

/** What the server would refuse, said before anything is sent. */
export function problemsIn({ branding, sign_in_page: page }: Draft): Problems {
  const web = ['https:', 'http:'];
  const checked: Record<string, string | boolean> = {
    'branding.primary_color': color(branding.primary_color),
    'branding.background_color': color(branding.background_color),
    'branding.logo_url': link(branding.logo_url, web),
    'branding.support_url': link(branding.support_url, web),
    'sign_in_page.terms_url': link(page.terms_url, ['https:']),
    'sign_in_page.privacy_url': link(page.privacy_url, ['https:']),
    'sign_in_page.is_code_offered':
      page.is_code_offered || page.is_password_offered || 'Offer a password, a code or both.',
  };
  const wrong = Object.entries(checked).filter((each) => typeof each[1] === 'string');
  return Object.fromEntries(wrong) as Problems;
}

/** A draft without empty texts, as the server takes it. */
export function toChange({ branding, sign_in_page: page }: Draft): Draft {
  const texts = Object.entries(page.texts).flatMap(([language, own]) => {
    const filled = Object.entries(own).filter(([, text]) => text.trim() !== '');
    return filled.length > 0 ? [[language, Object.fromEntries(filled)] as const] : [];
  });
  return { branding, sign_in_page: { ...page, texts: Object.fromEntries(texts) } };
}
