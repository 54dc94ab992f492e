import { Button, Group, Modal, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AppRef } from '../api/apps.js';
import type { EnvVariable } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { useEnvChange } from './use-env-change.js';

interface ValueDialogProps {
  readonly at: AppRef;
  readonly variable: EnvVariable;
  readonly onClose: () => void;
}

/** Gives a variable another value. What a secret was is not shown. */
export function ValueDialog({ at, variable, onClose }: ValueDialogProps) {
  const { key, scope } = variable;
  const [value, setValue] = useState(variable.value ?? '');
  const [isSecret, setSecret] = useState(variable.secret);
  const save = useEnvChange(at, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ [key]: { value, scope, secret: isSecret } });
  };
  const field = {
    'data-autofocus': true,
    label: 'New value',
    autoComplete: 'off',
    value,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
  return (
    <Modal opened onClose={onClose} title={`Set ${key}`}>
      <form onSubmit={submit}>
        <Stack>
          {isSecret ? <PasswordInput {...field} /> : <TextInput {...field} />}
          <Switch
            label="Secret"
            description="Its value is never shown, and masked in logs."
            checked={isSecret}
            onChange={(event) => setSecret(event.currentTarget.checked)}
          />
          <ErrorNotice error={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
