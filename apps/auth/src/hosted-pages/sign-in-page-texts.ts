import { z } from 'zod';
import { PAGE_LANGUAGES, type PageLanguage } from './texts/page-language.js';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'No line breaks or control characters.');

const Texts = z
  .strictObject({
    title: line(80).describe('The heading of the first page, in the place of ours.'),
    lead: line(200).describe('The line below it; `{app}` stands for the app that asked.'),
    note: line(300).describe('A line below the form.'),
  })
  .partial()
  .meta({ id: 'SignInPageTexts' });

/** What a project writes on its sign-in page in one language. */
export type OwnTexts = z.output<typeof Texts>;

const each = Object.fromEntries(PAGE_LANGUAGES.map((language) => [language, Texts.optional()]));

/** Texts of a project by language; what is not given is ours. */
export const SignInPageTexts = z.strictObject(
  each as Record<PageLanguage, z.ZodOptional<typeof Texts>>,
);
