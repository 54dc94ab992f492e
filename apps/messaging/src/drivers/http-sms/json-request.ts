import type { HttpSmsSecrets, HttpSmsSettings } from '../../providers/kinds/http-sms.kind.js';
import type { OutboundMessage } from '../channel.driver.js';
import type { HttpSmsRequest } from './http-sms.driver.js';

type JsonSettings = Extract<HttpSmsSettings, { flavour: 'json' }>;

/** Posts a message as a JSON object. */
export function jsonRequest(
  { id, recipient, content }: OutboundMessage,
  settings: JsonSettings,
  { token }: HttpSmsSecrets,
  callback: string,
): HttpSmsRequest {
  const { url, from, token_header: header, token_prefix: prefix } = settings;
  const { idempotency_header: idempotency } = settings;
  return {
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      [header]: `${prefix}${token}`,
      ...(idempotency !== undefined && { [idempotency]: id }),
    },
    body: JSON.stringify({
      id,
      to: recipient,
      from,
      text: content?.text ?? '',
      callback_url: callback,
    }),
  };
}
