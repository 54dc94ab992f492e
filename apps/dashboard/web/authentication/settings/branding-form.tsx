import { Button, ColorInput, Group, SimpleGrid, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Branding } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

interface BrandingFormProps {
  readonly project: string;
  readonly branding: Branding;
}

const FIELDS = ['name', 'primary_color', 'background_color', 'logo_url', 'support_url'].map(
  (field) => `branding.${field}`,
);

/** How mails and pages for users look. */
export function BrandingForm({ project, branding }: BrandingFormProps) {
  const [fields, setFields] = useState(branding);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ branding: fields });
  };
  const set = (part: Partial<Branding>) => setFields((all) => ({ ...all, ...part }));
  const text = (key: 'name' | 'logo_url' | 'support_url') => ({
    value: fields[key] ?? '',
    error: issueOf(save.error, `branding.${key}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [key]: value || null }),
  });
  const color = (key: 'primary_color' | 'background_color') => ({
    format: 'hex' as const,
    eyeDropperButtonProps: { 'aria-label': 'Take a colour from the screen' },
    value: fields[key],
    error: issueOf(save.error, `branding.${key}`),
    onChange: (value: string) => set({ [key]: value }),
  });
  return (
    <form onSubmit={submit}>
      <Section title="Branding" text="How mails and pages for your users look.">
        <TextInput label="Name of your product" placeholder="None" maw={420} {...text('name')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ColorInput label="Colour of buttons" {...color('primary_color')} />
          <ColorInput label="Colour behind the content" {...color('background_color')} />
          <TextInput label="Address of your logo" placeholder="https://…" {...text('logo_url')} />
          <TextInput
            label="Where users find help"
            placeholder="https://…"
            {...text('support_url')}
          />
        </SimpleGrid>
        <ErrorNotice error={restOf(save.error, FIELDS)} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save branding
          </Button>
        </Group>
      </Section>
    </form>
  );
}
