import type {
  ProviderChange,
  ProviderKind,
  SignInProvider,
  WantedProvider,
} from '../../api/sign-in-providers.js';
import { kindOf } from './kinds.js';

/** What is typed into the form. */
export interface ProviderDraft {
  readonly kind: ProviderKind;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly redirectUrls: string[];
  readonly trustsEmail: boolean;
}

export const draftOf = (provider?: SignInProvider): ProviderDraft => ({
  kind: provider?.kind ?? 'google',
  name: provider?.name ?? '',
  issuer: (provider && kindOf(provider.kind).issuer && provider.issuer) || '',
  clientId: provider?.client_id ?? '',
  secret: '',
  teamId: provider?.team_id ?? '',
  keyId: provider?.key_id ?? '',
  redirectUrls: provider?.redirect_urls ?? [],
  trustsEmail: provider?.trusts_email ?? true,
});

/** The fields of the API that the form shows problems of. */
export const FIELDS = [
  'name',
  'issuer',
  'client_id',
  'client_secret',
  'team_id',
  'key_id',
  'redirect_urls',
  'redirect_urls.0',
];

/** What a change would be; a secret that is not typed stays as it is. */
export function toChange(draft: ProviderDraft): ProviderChange {
  const { kind } = draft;
  return {
    client_id: draft.clientId.trim(),
    redirect_urls: draft.redirectUrls,
    trusts_email: draft.trustsEmail,
    ...(draft.name.trim() && { name: draft.name.trim() }),
    ...(kindOf(kind).issuer && draft.issuer.trim() && { issuer: draft.issuer.trim() }),
    ...(draft.secret.trim() && { client_secret: draft.secret.trim() }),
    ...(kind === 'apple' && { team_id: draft.teamId.trim(), key_id: draft.keyId.trim() }),
  };
}

export const toWanted = (draft: ProviderDraft): WantedProvider => ({
  ...toChange(draft),
  kind: draft.kind,
  client_id: draft.clientId.trim(),
  redirect_urls: draft.redirectUrls,
});
