import type { ProviderKind } from '../../api/sign-in-providers.js';

/** What differs between providers when one is set up. */
export interface Kind {
  readonly value: ProviderKind;
  readonly label: string;
  /** Where a client is registered, in the words of the provider. */
  readonly where: string;
  /** What its issuer is about; undefined where there is nothing to choose. */
  readonly issuer?: { readonly label: string; readonly text: string; readonly example: string };
}

/** Those that are asked for most come first. */
export const KINDS: readonly Kind[] = [
  {
    value: 'google',
    label: 'Google',
    where: 'Google Cloud console › APIs & Services › Credentials › OAuth client ID (web).',
  },
  {
    value: 'microsoft',
    label: 'Microsoft',
    where:
      'Microsoft Entra admin center › App registrations. Add the optional claim xms_edov to the ID token: without it no address counts as verified.',
    issuer: {
      label: 'Directory',
      text: 'Empty for everybody with a Microsoft account.',
      example: 'https://login.microsoftonline.com/<tenant>/v2.0',
    },
  },
  {
    value: 'github',
    label: 'GitHub',
    where: 'GitHub › Settings › Developer settings › OAuth Apps.',
  },
  {
    value: 'gitlab',
    label: 'GitLab',
    where: 'GitLab › User settings › Applications, with the scopes openid, profile and email.',
    issuer: {
      label: 'Your own GitLab',
      text: 'Empty for gitlab.com.',
      example: 'https://gitlab.example.com',
    },
  },
  {
    value: 'apple',
    label: 'Apple',
    where: 'Apple Developer › Identifiers › Services IDs, and a key for Sign in with Apple.',
  },
  { value: 'facebook', label: 'Facebook', where: 'Meta for Developers › My Apps.' },
  { value: 'discord', label: 'Discord', where: 'Discord Developer Portal › Applications.' },
  { value: 'slack', label: 'Slack', where: 'Slack API › Your Apps › OAuth & Permissions.' },
  { value: 'linkedin', label: 'LinkedIn', where: 'LinkedIn Developers › My apps.' },
  { value: 'x', label: 'X', where: 'X Developer Portal › Projects & Apps.' },
  {
    value: 'oidc',
    label: 'OpenID Connect',
    where: 'Wherever the provider registers its clients.',
    issuer: {
      label: 'Issuer',
      text: 'Its discovery document must be at /.well-known/openid-configuration.',
      example: 'https://id.example.com',
    },
  },
];

export const kindOf = (kind: ProviderKind): Kind =>
  KINDS.find(({ value }) => value === kind) ?? { value: kind, label: kind, where: '' };
