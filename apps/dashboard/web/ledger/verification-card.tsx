import { Button, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payKey } from '../api/holds.js';
import { verifyLedger } from '../api/ledger.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { VerificationResult } from './verification-result.js';

/** Checks the books when somebody asks for it: it reads all of them. */
export function VerificationCard({ project }: { readonly project: string }) {
  const queryClient = useQueryClient();
  const verify = useMutation({
    mutationFn: async () => {
      const startedMs = performance.now();
      const found = await verifyLedger(project);
      return { found, tookMs: performance.now() - startedMs };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: payKey(project) }),
  });
  return (
    <Section
      title="Verification"
      text="Sums up every entry anew, compares it with every balance and hold, and every block with what it sealed."
    >
      <ErrorNotice error={verify.error} />
      <div aria-live="polite">
        {verify.data ? (
          <VerificationResult found={verify.data.found} tookMs={verify.data.tookMs} />
        ) : (
          <Text size="sm" c="dimmed">
            {verify.isPending ? 'The books are being read …' : 'Not checked on this page yet.'}
          </Text>
        )}
      </div>
      <div>
        <Button
          variant={verify.data ? 'default' : 'filled'}
          leftSection={<IconShieldCheck size={16} />}
          loading={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {verify.data ? 'Verify again' : 'Verify now'}
        </Button>
      </div>
    </Section>
  );
}
