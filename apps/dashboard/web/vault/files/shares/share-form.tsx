import { Button, Group, NumberInput, PasswordInput, Select, Stack, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createFileShare, type NewFileShare } from '../../../api/vault-shares.js';
import { ErrorNotice } from '../../../ui/error-notice.js';

const DAY_MS = 86_400_000;
const LEAST_CHARS = 8;
const ENDS = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '365', label: 'In a year' },
];

interface ShareFormProps {
  readonly project: string;
  readonly file: string;
  readonly onCreated: (share: NewFileShare) => void;
}

/** Says what a new link lets its visitors do. */
export function ShareForm({ project, file, onCreated }: ShareFormProps) {
  const [password, setPassword] = useState('');
  const [days, setDays] = useState('7');
  const [most, setMost] = useState<number | string>('');
  const [isViewOnly, setViewOnly] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      createFileShare(project, file, {
        view_only: isViewOnly,
        max_downloads: typeof most === 'number' ? most : null,
        expires_at: days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
        ...(password && { password }),
      }),
    onSuccess: onCreated,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  const isShort = password !== '' && password.length < LEAST_CHARS;
  return (
    <form onSubmit={submit} aria-label="New link">
      <Stack gap="sm">
        <Group grow align="flex-start">
          <Select
            label="Ends"
            allowDeselect={false}
            data={ENDS}
            value={days}
            onChange={(value) => setDays(value ?? '')}
          />
          <NumberInput
            label="Most downloads"
            placeholder="Any number"
            hideControls
            min={1}
            max={1_000_000}
            allowDecimal={false}
            value={most}
            onChange={setMost}
          />
        </Group>
        <PasswordInput
          label="Password"
          placeholder="None"
          autoComplete="new-password"
          maxLength={200}
          error={isShort && `At least ${LEAST_CHARS} characters.`}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Switch
          label="Only to be looked at"
          description="Browsers show the file rather than save it. Who sees it can keep it."
          checked={isViewOnly}
          onChange={({ currentTarget }) => setViewOnly(currentTarget.checked)}
        />
        <ErrorNotice error={create.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending} disabled={isShort}>
            Create link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
