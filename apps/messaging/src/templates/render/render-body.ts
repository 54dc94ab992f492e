import { checked, invalid } from '@skydeck/envelope';
import type { Channel } from '../../messages/message-channel.js';
import { CONTENT_OF, type MessageContent } from '../../messages/message-content.schema.js';
import type { CompiledBody } from '../compile/compiled-body.js';
import type { VariableValues } from '../variables/variable.schema.js';
import { type Gaps, readGaps } from './liquid.js';
import { readWhatsappGaps } from './whatsapp-gaps.js';

/** A body whose gaps were found. */
export interface ReadyBody {
  readonly channel: Channel;
  readonly parts: Readonly<Partial<Record<'subject' | 'text' | 'html', Gaps>>>;
  readonly fillWhatsapp?: (values: VariableValues) => unknown;
}

/** Finds the gaps of a body, once for all messages that are made of it. */
export function readyBody(channel: Channel, body: CompiledBody): ReadyBody {
  const { subject, text, html, whatsapp_template: approved } = body;
  const parts = {
    ...(subject !== undefined && { subject: readGaps(subject, 'text') }),
    ...(text !== undefined && { text: readGaps(text, 'text') }),
    ...(html !== undefined && { html: readGaps(html, 'html') }),
  };
  return { channel, parts, ...(approved && { fillWhatsapp: readWhatsappGaps(approved) }) };
}

/**
 * Fills the gaps of a body; what comes out keeps the rules of its channel as if it had been sent.
 * @throws `validation_failed` when the values make a text too long, or a subject of two lines
 */
export function renderBody(
  { channel, parts, fillWhatsapp }: ReadyBody,
  values: VariableValues,
): MessageContent {
  try {
    const filled = Object.entries(parts).map(([name, gaps]) => [name, gaps.fill(values)]);
    const approved = fillWhatsapp && { whatsapp_template: fillWhatsapp(values) };
    const content: object = { ...Object.fromEntries(filled), ...approved };
    return checked(CONTENT_OF[channel], content, 'body.variables');
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RenderError') throw error;
    const [message] = error.message.split('\n');
    throw invalid([
      { location: 'body.variables', code: 'invalid_rendering', message: message ?? '' },
    ]);
  }
}
