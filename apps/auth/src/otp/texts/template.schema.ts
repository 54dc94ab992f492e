import { z } from 'zod';

const VARIABLES = new Set(['code', 'app', 'duration']);
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const LONGEST_TEXT = 480;
const LONGEST_SUBJECT = 120;

/** Text in which only variables that exist stand in double braces. Nothing in it is evaluated. */
const template = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Must be well-formed Unicode.')
    .refine(
      (text) =>
        [...text.matchAll(PLACEHOLDER)].every(([, name]) => VARIABLES.has(name ?? '')) &&
        !/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')),
      'Only `{{code}}`, `{{app}}` and `{{duration}}` may stand in braces.',
    );

export const OtpTemplate = z
  .strictObject({
    text: template(LONGEST_TEXT)
      .refine((text) => filled(text, { code: '000000' }).includes('000000'), {
        error: 'The text must have `{{code}}` in it.',
      })
      .describe('The message, with `{{code}}`, and `{{app}}` and `{{duration}}` as you like.'),
    subject: template(LONGEST_SUBJECT)
      .regex(/^[^\p{Cc}]*$/u, 'A subject is a single line.')
      .refine((text) => !/\{\{\s*code\s*\}\}/.test(text), 'A code does not belong in a subject.')
      .optional()
      .describe('Subject of an e-mail.'),
  })
  .meta({ id: 'OtpTemplate' });
export type OtpTemplate = z.output<typeof OtpTemplate>;

/** A template with its variables; what a value holds is not looked at again. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');
}

/** One of our own texts with its variables, which stand in single braces. */
export function filledOwn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
