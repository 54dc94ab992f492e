import { Button, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '../ui/error-notice.js';
import { usePasskeyOf } from './passkey.js';
import type { FactorFormProps } from './proof-form.js';

/** Has the browser ask for a passkey. */
export function PasskeyForm({ factor, ask, give, onGiven }: FactorFormProps) {
  const proof = useMutation({
    mutationFn: async () => {
      const { challenge } = await ask(factor.id);
      if (!challenge) throw new Error('There is nothing to sign.');
      return give({ factor_id: factor.id, ...(await usePasskeyOf(challenge)) });
    },
    onSuccess: onGiven,
  });
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {factor.name ? `Use your passkey “${factor.name}”.` : 'Use your passkey.'} Your browser asks
        for your fingerprint, face, PIN or security key.
      </Text>
      <ErrorNotice error={proof.error} />
      <Button
        data-autofocus
        leftSection={<IconFingerprint size={18} />}
        loading={proof.isPending}
        onClick={() => proof.mutate()}
      >
        Use passkey
      </Button>
    </Stack>
  );
}
