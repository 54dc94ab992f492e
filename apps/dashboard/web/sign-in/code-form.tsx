import { Anchor, Button, Group, PinInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { type Address, enterCode, type VerifiedCode } from '../api/session.js';
import type { StartedSignIn } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ResendButton } from './resend-button.js';

const CODE_LENGTH = 6;

interface CodeFormProps {
  readonly attempt: StartedSignIn;
  readonly address: Address;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onVerified: (verified: VerifiedCode) => void;
  readonly onBack: () => void;
  readonly onResent: (attempt: StartedSignIn, address: Address) => void;
}

/** Asks for the code; a complete one is sent at once. */
export function CodeForm(props: CodeFormProps) {
  const { attempt, code, onCode, onVerified, onBack } = props;
  const verify = useMutation({
    mutationFn: (entered: string) => enterCode(attempt.id, entered),
    onSuccess: onVerified,
    onError: () => onCode(''),
  });
  const { mutate } = verify;
  useEffect(() => {
    if (code.length === CODE_LENGTH) mutate(code);
  }, [code, mutate]);

  return (
    <form onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Stack>
        <Text size="sm" c="dimmed">
          Enter the {CODE_LENGTH}-digit code that we sent to{' '}
          <Text span fw={600} c="var(--mantine-color-text)">
            {attempt.to_masked}
          </Text>
          .
        </Text>
        <PinInput
          key={verify.failureCount}
          autoFocus
          oneTimeCode
          type="number"
          size="lg"
          gap={8}
          length={CODE_LENGTH}
          placeholder=""
          ariaLabel="Digit of the code"
          value={code}
          disabled={verify.isPending}
          error={verify.isError && code === ''}
          onChange={onCode}
        />
        <ErrorNotice error={verify.error} />
        <Button
          type="button"
          size="md"
          loading={verify.isPending}
          disabled={code.length < CODE_LENGTH}
          onClick={() => mutate(code)}
        >
          Sign in
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Use another address
          </Anchor>
          <ResendButton attempt={attempt} onResent={props.onResent} address={props.address} />
        </Group>
      </Stack>
    </form>
  );
}
