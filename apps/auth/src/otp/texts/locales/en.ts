import type { Texts } from '../texts.js';

/** English. */
export const en: Texts = {
  code: 'Your verification code is {code}. It is good for {duration}. Do not share it.',
  codeOf: 'Your {app} verification code is {code}. It is good for {duration}. Do not share it.',
  codeSubject: 'Your verification code',
  codeSubjectOf: 'Your {app} verification code',
  link: 'Open this link to sign in:\n{link}\n\nIt works once, for {duration}, in the browser in which you asked for it. If you did not, ignore this message.',
  linkSubject: 'Your link to sign in',
  linkSubjectOf: 'Your link to sign in to {app}',
  signIn: 'Sign in',
  confirm: 'Press the button to sign in.',
  linkEnded: 'This link was used already or has expired. Ask for a new one.',
};
