import { Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { askForPasskey, signInByPasskey } from '../api/second-factor.js';
import { hasPasskeys, usePasskeyOf } from '../second-factor/passkey.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** Signs in with nothing but a passkey. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const signIn = useMutation({
    mutationFn: async () => signInByPasskey(await usePasskeyOf(await askForPasskey())),
    onSuccess: onSignedIn,
  });
  if (!hasPasskeys()) return null;
  return (
    <Stack gap="sm">
      <ErrorNotice error={signIn.error} />
      <Button
        variant="default"
        size="md"
        leftSection={<IconFingerprint size={18} />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
    </Stack>
  );
}
