import type { Channel, WantedMessage } from '../../api/message-log.js';

/** What the form holds. */
export interface SendDraft {
  readonly channel: Channel;
  readonly to: string;
  /** Name of a template; empty to write the message here. */
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Texts for the variables of the template. */
  readonly values: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: SendDraft = {
  channel: 'email',
  to: '',
  template: '',
  subject: '',
  text: '',
  html: '',
  values: {},
};

/** What is sent for a form; empty fields are left out. */
export function wantedOf(draft: SendDraft): WantedMessage {
  const { channel, template, values } = draft;
  const to = draft.to.trim();
  if (template) {
    return { channel, to, template, variables: valuesOf(values) };
  }
  const { subject, text, html } = draft;
  const parts = channel === 'email' ? { subject, text, html } : { text };
  const titled = channel === 'push' ? { subject, text } : parts;
  const content = Object.fromEntries(Object.entries(titled).filter(([, value]) => value !== ''));
  return { channel, to, content } as WantedMessage;
}

/** Values that are JSON are taken as such, so that numbers and lists can be given. */
export function valuesOf(texts: Readonly<Record<string, string>>): Record<string, never> {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(given.map(([name, text]) => [name, valueOf(text)])) as Record<
    string,
    never
  >;
}

function valueOf(text: string): unknown {
  if (!/^(\[|true$|false$|-?\d+(\.\d+)?$)/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
