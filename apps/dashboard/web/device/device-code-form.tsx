import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../ui/error-notice.js';

interface DeviceCodeFormProps {
  readonly givenCode: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onCode: (code: string) => void;
}

/**
 * Asks for the code that the device shows. A code from a link still needs a click: whoever sent the
 * link may be after this account.
 */
export function DeviceCodeForm({ givenCode, isPending, error, onCode }: DeviceCodeFormProps) {
  const [code, setCode] = useState(givenCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && code.trim() !== '') onCode(code.trim().toUpperCase());
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          {givenCode === ''
            ? 'Enter the code that your terminal shows.'
            : 'Check that your terminal shows this code.'}
        </Text>
        <TextInput
          autoFocus
          required
          withAsterisk={false}
          label="Code"
          placeholder="ABCD-EFGH"
          size="lg"
          autoComplete="off"
          spellCheck={false}
          styles={{
            input: {
              fontFamily: 'var(--mantine-font-family-monospace)',
              letterSpacing: '0.12em',
              textTransform: 'uppercase',
            },
          }}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ErrorNotice error={error} />
        <Button type="submit" size="md" loading={isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
