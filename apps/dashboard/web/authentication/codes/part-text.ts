const CHANNELS: Readonly<Record<string, string>> = {
  sms: 'Text message',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
};
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export const channelText = (channel: string): string => CHANNELS[channel] ?? channel;

/** The name of a country by its code; the code itself where it is none. */
export const countryText = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
