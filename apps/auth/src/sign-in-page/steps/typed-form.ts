import type { SignInFlow } from '../sign-in-flow.js';

/** What somebody typed and pressed. */
export type TypedForm = Readonly<Record<string, string | undefined>>;

/** A session that has begun. */
export interface Begun {
  readonly sessionId: string;
  /** Shows the next time that a second factor was given on this device. */
  readonly deviceToken?: string | null;
}

/** What a step led to: another step, or a session. */
export type StepResult = { readonly flow: SignInFlow } | Begun;
