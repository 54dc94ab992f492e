/** Ways to prove oneself, by their names in RFC 8176 and ours. */
const METHODS: Readonly<Record<string, string>> = {
  otp: 'Code',
  sms: 'Text message',
  pwd: 'Password',
  mfa: 'Two factors',
  hwk: 'Passkey',
  swk: 'Passkey',
  fed: 'Sign-in provider',
  rcv: 'Recovery code',
};

export const methodText = (method: string): string => METHODS[method] ?? method;
