import type { Html } from '../../hosted-pages/html.js';
import type { OwnTexts } from '../../hosted-pages/sign-in-page-texts.js';
import type { PageTexts } from '../../hosted-pages/texts/en.js';
import type { SignInProblem } from '../sign-in-problem.js';
import type { TypedForm } from '../steps/typed-form.js';

/** A provider that somebody can go on with. */
export interface ShownProvider {
  readonly name: string;
  readonly path: string;
}

/** What every step shows besides its own. */
export interface ViewOf {
  readonly t: PageTexts;
  /** What the project writes in the place of our texts. */
  readonly own: OwnTexts;
  /** Name of the app that asked. */
  readonly app: string;
  readonly proof: string;
  readonly problem: SignInProblem | null;
  /** What was typed, to be mended. Never a password. */
  readonly typed: TypedForm;
  readonly isPasswordOffered: boolean;
  readonly isCodeOffered: boolean;
  readonly isLinkOffered: boolean;
  readonly isPasskeyOffered: boolean;
  readonly providers: readonly ShownProvider[];
  readonly codeDigits: number;
}

/** Somebody who is signed in. */
export interface ShownUser {
  readonly name: string;
  readonly contact: string;
}

/** The title and the content of a step. */
export interface View {
  readonly title: string;
  readonly content: Html;
}
