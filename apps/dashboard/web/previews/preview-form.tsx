import { Button, Group, NumberInput, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AppRef } from '../api/apps.js';
import { changePreviewSettings, previewSettingsQuery } from '../api/previews.js';
import type { PreviewSettings } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';

interface PreviewFormProps {
  readonly at: AppRef;
  readonly settings: PreviewSettings;
}

const NUMBERS = ['most_open', 'keep_days'] as const;

/** Whether and how pull requests are shown. */
export function PreviewForm({ at, settings }: PreviewFormProps) {
  const { enabled, forks, share_secrets: sharesSecrets } = settings;
  const [wanted, setWanted] = useState({
    enabled,
    forks,
    share_secrets: sharesSecrets,
    most_open: settings.most_open,
    keep_days: settings.keep_days,
  });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => changePreviewSettings(at, wanted),
    onSuccess: async () => {
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries(previewSettingsQuery(at));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const toggle = (name: 'enabled' | 'forks' | 'share_secrets') => ({
    checked: wanted[name],
    onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
      setWanted((all) => ({ ...all, [name]: checked })),
  });
  const number = (name: (typeof NUMBERS)[number]) => ({
    min: 1,
    allowDecimal: false,
    value: wanted[name],
    error: issueOf(save.error, name),
    onChange: (value: string | number) =>
      setWanted((all) => ({ ...all, [name]: Number(value) || all[name] })),
  });
  return (
    <form onSubmit={submit}>
      <Section title="Previews of pull requests" text="The hook of the app tells of them.">
        <Switch label="Deploy pull requests" {...toggle('enabled')} />
        <Switch
          label="Also from other repositories"
          description="Runs code of strangers. They never see secrets."
          {...toggle('forks')}
        />
        <Switch label="Share secret variables of the app" {...toggle('share_secrets')} />
        <Group grow align="flex-start">
          <NumberInput hideControls label="Most at once" {...number('most_open')} />
          <NumberInput hideControls label="Removed after" suffix=" days" {...number('keep_days')} />
        </Group>
        <ErrorNotice error={restOf(save.error, NUMBERS)} />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            aria-label="Save previews"
            loading={save.isPending}
          >
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
