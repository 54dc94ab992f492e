import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '../ui/error-notice.js';
import { CodeInput } from './code-input.js';
import type { FactorFormProps } from './proof-form.js';

/** Sends a code to a phone or an address, then asks for it. */
export function SentCodeForm({ factor, ask, give, onGiven }: FactorFormProps) {
  const sent = useMutation({ mutationFn: () => ask(factor.id) });
  const proof = useMutation({
    mutationFn: (code: string) =>
      give({ factor_id: factor.id, code, challenge_id: sent.data?.challenge?.id ?? '' }),
    onSuccess: onGiven,
  });
  if (sent.data) {
    return (
      <CodeInput
        text={<>Enter the code that we sent to {factor.to_masked}.</>}
        action="Continue"
        onCode={(code) => proof.mutate(code)}
        isPending={proof.isPending}
        error={proof.error}
      />
    );
  }
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        We send a code to {factor.to_masked}.
      </Text>
      <ErrorNotice error={sent.error} />
      <Button data-autofocus loading={sent.isPending} onClick={() => sent.mutate()}>
        Send the code
      </Button>
    </Stack>
  );
}
