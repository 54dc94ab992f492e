import { Checkbox, PasswordInput, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { issueOf } from '../../ui/issue-of.js';
import { kindOf } from './kinds.js';
import type { ProviderDraft } from './provider-form.js';

interface ProviderFieldsProps {
  readonly draft: ProviderDraft;
  readonly hasSecret: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<ProviderDraft>) => void;
}

type TextField = 'name' | 'issuer' | 'clientId' | 'secret' | 'teamId' | 'keyId';

/** What a provider of a kind is set up with. */
export function ProviderFields({ draft, hasSecret, error, onChange }: ProviderFieldsProps) {
  const { kind } = draft;
  const { label, issuer } = kindOf(kind);
  const text = (field: TextField, name: string) => ({
    value: draft[field],
    error: issueOf(error, name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [field]: value }),
  });
  const kept = hasSecret ? 'Leave it empty to keep the one that is stored.' : undefined;
  return (
    <>
      <TextInput
        label="Name on the button"
        placeholder={label}
        maxLength={60}
        {...text('name', 'name')}
      />
      {issuer && (
        <TextInput
          label={issuer.label}
          description={issuer.text}
          placeholder={issuer.example}
          required={kind === 'oidc'}
          withAsterisk={false}
          {...text('issuer', 'issuer')}
        />
      )}
      <TextInput
        required
        withAsterisk={false}
        label={kind === 'apple' ? 'Services ID' : 'Client ID'}
        autoComplete="off"
        maxLength={255}
        {...text('clientId', 'client_id')}
      />
      {kind === 'apple' ? (
        <>
          <SimpleGrid cols={2}>
            <TextInput label="Team ID" {...text('teamId', 'team_id')} />
            <TextInput label="Key ID" {...text('keyId', 'key_id')} />
          </SimpleGrid>
          <Textarea
            label="Private key"
            description={kept ?? 'The text of the .p8 file.'}
            minRows={3}
            autosize
            autoComplete="off"
            spellCheck={false}
            placeholder="-----BEGIN PRIVATE KEY-----"
            {...text('secret', 'client_secret')}
          />
        </>
      ) : (
        <PasswordInput
          label="Client secret"
          description={kept}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the secret' }}
          {...text('secret', 'client_secret')}
        />
      )}
      <TagsInput
        label="Where users may return to"
        description="Addresses of your product. Press Enter after each."
        placeholder={draft.redirectUrls.length === 0 ? 'https://shop.example.com/signed-in' : ''}
        value={draft.redirectUrls}
        error={issueOf(error, 'redirect_urls') ?? issueOf(error, 'redirect_urls.0')}
        onChange={(redirectUrls) => onChange({ redirectUrls })}
      />
      <Checkbox
        label="Its word counts for verified addresses"
        description="Who signs in with a verified address gets the account that has it."
        checked={draft.trustsEmail}
        onChange={(event) => onChange({ trustsEmail: event.currentTarget.checked })}
      />
    </>
  );
}
