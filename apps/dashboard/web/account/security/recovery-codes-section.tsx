import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  factorsOfAccountQuery,
  makeRecoveryCodes,
  recoveryCodesQuery,
} from '../../api/second-factor.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { useFactorChange } from './use-factor-change.js';

/** Codes for the day on which no factor is at hand. */
export function RecoveryCodesSection() {
  const left = useQuery(recoveryCodesQuery);
  const { data: factors = [] } = useQuery(factorsOfAccountQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const make = useFactorChange(
    () => makeRecoveryCodes(),
    (made) => setCodes(made.codes),
  );
  const hasCodes = (left.data?.left ?? 0) > 0;
  return (
    <Section title="Recovery codes" text="They stand in for a second factor that you have lost.">
      <Loaded query={left} rows={1}>
        {({ left: number, created_at: at }) => (
          <Text size="sm">
            {at === null ? (
              'None were made yet.'
            ) : (
              <>
                {number} of 10 left, made <Time at={at} />.
              </>
            )}
          </Text>
        )}
      </Loaded>
      <ErrorNotice error={make.error} />
      <Group>
        <Button
          variant="default"
          disabled={factors.length === 0}
          loading={make.isPending}
          onClick={() => make.mutate(undefined)}
        >
          {hasCodes ? 'Replace recovery codes' : 'Make recovery codes'}
        </Button>
        {factors.length === 0 && (
          <Text size="sm" c="dimmed">
            Add a second factor first.
          </Text>
        )}
      </Group>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}
