/**
 * What Skydeck says to the users of a project in one language. In braces: `{code}`, `{link}`,
 * `{duration}` and `{app}`, the name of the product; those that end in `Of` are for when it is known.
 */
export interface Texts {
  readonly code: string;
  readonly codeOf: string;
  readonly codeSubject: string;
  readonly codeSubjectOf: string;
  readonly link: string;
  readonly linkSubject: string;
  readonly linkSubjectOf: string;
  /** On the button of the mail and of the page behind the link. */
  readonly signIn: string;
  /** On the page behind the link. */
  readonly confirm: string;
  /** On the page of a link that is over. */
  readonly linkEnded: string;
}
