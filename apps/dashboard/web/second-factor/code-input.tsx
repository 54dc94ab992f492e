import { Button, PinInput, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorNotice } from '../ui/error-notice.js';

const CODE_LENGTH = 6;

interface CodeInputProps {
  readonly text: ReactNode;
  readonly action: string;
  readonly onCode: (code: string) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Asks for six digits; once they are complete they are sent. */
export function CodeInput({ text, action, onCode, isPending, error }: CodeInputProps) {
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState(error);
  if (error !== failed) {
    setFailed(error);
    if (error) setCode('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH && !isPending) onCode(code);
  };
  useFocusAfter(error);
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <PinInput
          autoFocus
          data-autofocus
          oneTimeCode
          type="number"
          size="md"
          gap={8}
          length={CODE_LENGTH}
          placeholder=""
          ariaLabel="Digit of the code"
          value={code}
          disabled={isPending}
          error={error !== null && code === ''}
          onChange={setCode}
          onComplete={onCode}
        />
        <ErrorNotice error={error} />
        <Button type="submit" loading={isPending} disabled={code.length < CODE_LENGTH}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

/** Whoever mistyped goes on typing at once. */
function useFocusAfter(error: Error | null): void {
  useEffect(() => {
    if (error) document.querySelector<HTMLInputElement>('[aria-label^="Digit of"]')?.focus();
  }, [error]);
}
