import type { Channel } from '../api/message-log.js';
import type { TemplateVersion, WantedTemplate } from '../api/message-templates.js';

export type Variables = NonNullable<WantedTemplate['variables']>;
export type Variable = Variables[string];
type Locales = WantedTemplate['locales'];
/** The parts of a body by name: `subject`, `mjml`, `html`, `text`. */
export type Body = Readonly<Record<string, unknown>>;

/** A part that is edited as text; others are kept as they are. */
export const textOf = (part: unknown): string => (typeof part === 'string' ? part : '');

/** What the editor holds. */
export interface TemplateDraft {
  readonly name: string;
  readonly description: string;
  readonly defaultLocale: string;
  readonly variables: Variables;
  readonly locales: Readonly<Record<string, Readonly<Partial<Record<Channel, Body>>>>>;
}

/** A first template, so that nobody begins with an empty page. */
export const NEW_DRAFT: TemplateDraft = {
  name: '',
  description: '',
  defaultLocale: 'en',
  variables: { name: { type: 'text', required: true } },
  locales: {
    en: {
      email: {
        subject: 'Hello {{ name }}',
        mjml: `<mjml>
  <mj-body background-color="#f4f5f7">
    <mj-section background-color="#ffffff">
      <mj-column>
        <mj-text font-size="20px">Hello {{ name }},</mj-text>
        <mj-text>it is good to have you.</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`,
      },
    },
  },
};

export function draftOf(
  { name, description }: { readonly name: string; readonly description: string | null },
  version: TemplateVersion,
): TemplateDraft {
  return {
    name,
    description: description ?? '',
    defaultLocale: version.default_locale,
    variables: version.variables,
    locales: version.locales,
  };
}

/** What is sent for a draft; parts that are empty are left out. */
export function wantedOf(draft: TemplateDraft): WantedTemplate {
  const { name, description, defaultLocale: default_locale, variables } = draft;
  const locales: Locales = Object.fromEntries(
    Object.entries(draft.locales).map(([locale, bodies]) => [
      locale,
      Object.fromEntries(
        Object.entries(bodies).map(([channel, body]) => [channel, filledParts(body)]),
      ),
    ]),
  );
  return { name, description: description.trim() || null, default_locale, variables, locales };
}

const filledParts = (body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, text]) => text !== ''));

/** The draft with another body, or without it. */
export function withBody(
  draft: TemplateDraft,
  locale: string,
  channel: Channel,
  body: Body | undefined,
): TemplateDraft {
  const { [channel]: _before, ...others } = draft.locales[locale] ?? {};
  const bodies = body === undefined ? others : { ...others, [channel]: body };
  return { ...draft, locales: { ...draft.locales, [locale]: bodies } };
}

export function withoutLocale(draft: TemplateDraft, locale: string): TemplateDraft {
  const { [locale]: _gone, ...locales } = draft.locales;
  return { ...draft, locales };
}
