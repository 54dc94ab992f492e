import { Button, Checkbox, Group, NumberInput, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

const FIELDS = ['otp.code_length', 'otp.ttl_s', 'otp.allowed_countries'];

/** What codes look like and where they go. */
export function CodesForm({ project, otp }: { project: string; otp: AuthSettings['otp'] }) {
  const [length, setLength] = useState(otp.code_length);
  const [ttlS, setTtlS] = useState(otp.ttl_s);
  const [countries, setCountries] = useState<string[]>(otp.allowed_countries ?? []);
  const [isGuarded, setGuarded] = useState(otp.is_conversion_guarded);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate({
      otp: {
        code_length: length,
        ttl_s: ttlS,
        allowed_countries: countries.length > 0 ? countries : null,
        is_conversion_guarded: isGuarded,
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Codes" text="What they look like and where they go.">
        <Group gap="sm" align="flex-start">
          <NumberInput
            hideControls
            label="Digits"
            w={120}
            allowDecimal={false}
            value={length}
            error={issueOf(save.error, 'otp.code_length')}
            onChange={(value) => setLength(Number(value) || otp.code_length)}
          />
          <NumberInput
            hideControls
            label="Good for seconds"
            w={160}
            allowDecimal={false}
            value={ttlS}
            error={issueOf(save.error, 'otp.ttl_s')}
            onChange={(value) => setTtlS(Number(value) || otp.ttl_s)}
          />
        </Group>
        <TagsInput
          label="Countries"
          description="Codes such as DE. Press Enter after each; codes go everywhere when there is none."
          maw={420}
          value={countries}
          error={issueOf(save.error, 'otp.allowed_countries')}
          onChange={(all) => setCountries(all.map((one) => one.toUpperCase()))}
        />
        <Checkbox
          label="Block numbers to which many codes go of which few are entered"
          checked={isGuarded}
          onChange={(event) => setGuarded(event.currentTarget.checked)}
        />
        <ErrorNotice error={restOf(save.error, FIELDS)} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save codes
          </Button>
        </Group>
      </Section>
    </form>
  );
}
