import { type Preset, STANDARD_CLAIMS } from './preset.js';

export const slack: Preset = {
  label: 'Slack',
  documents: ['https://docs.slack.dev/authentication/sign-in-with-slack/'],
  issuer: 'https://slack.com',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'client_secret_post',
  hasPkce: false,
  claims: STANDARD_CLAIMS,
};
