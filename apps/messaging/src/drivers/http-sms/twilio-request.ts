import type { HttpSmsSecrets, HttpSmsSettings } from '../../providers/kinds/http-sms.kind.js';
import type { OutboundMessage } from '../channel.driver.js';
import type { HttpSmsRequest } from './http-sms.driver.js';

type TwilioSettings = Extract<HttpSmsSettings, { flavour: 'twilio' }>;

/**
 * Asks Twilio, or who speaks like it, to send.
 * @see https://www.twilio.com/docs/messaging/api/message-resource
 */
export function twilioRequest(
  { recipient, content }: OutboundMessage,
  settings: TwilioSettings,
  secrets: HttpSmsSecrets,
  callback: string,
): HttpSmsRequest {
  const fields = { To: recipient, From: settings.from, Body: content?.text ?? '' };
  return {
    method: 'POST',
    url: `${accountUrl(settings)}/Messages.json`,
    headers: {
      ...authorization(settings, secrets),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...fields, StatusCallback: callback }).toString(),
  };
}

/** Reads the account, which sends nothing. */
export function twilioCheck(settings: TwilioSettings, secrets: HttpSmsSecrets): HttpSmsRequest {
  const headers = authorization(settings, secrets);
  return { method: 'GET', url: `${accountUrl(settings)}.json`, headers };
}

const accountUrl = ({ base_url: base, account_sid: sid }: TwilioSettings): string =>
  `${base.replace(/\/+$/, '')}/2010-04-01/Accounts/${sid}`;

function authorization({ account_sid: sid }: TwilioSettings, { token }: HttpSmsSecrets) {
  const basic = Buffer.from(`${sid}:${token}`).toString('base64');
  return { authorization: `Basic ${basic}`, accept: 'application/json' };
}
