import { Badge, Button, Stack, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factor } from '../api/shapes.js';
import { factorsQuery, removeFactor } from '../api/user-factors.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { useUserChange } from './use-user-change.js';
import { Way } from './way.js';

const TYPES: Readonly<Record<Factor['type'], string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
  sms: 'Text message',
  email: 'E-mail',
};

/** What a user proves itself with besides, and removes with your help when it is lost. */
export function FactorsCard({ project, user }: { project: string; user: string }) {
  const factors = useQuery(factorsQuery(project, user));
  const [asked, setAsked] = useState<Factor>();
  const change = useUserChange(project);
  return (
    <Section title="Second factors" text="What the user proves itself with besides.">
      <Loaded query={factors} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              None.
            </Text>
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {all.map((factor) => (
                <Way
                  key={factor.id}
                  icon={IconShieldLock}
                  title={factor.name ?? factor.to_masked ?? TYPES[factor.type]}
                  text={
                    <>
                      {TYPES[factor.type]}, last used <Time at={factor.last_used_at} />
                    </>
                  }
                >
                  {factor.status === 'pending' && <Badge variant="default">Not confirmed</Badge>}
                  <Button size="compact-sm" variant="default" onClick={() => setAsked(factor)}>
                    Remove
                  </Button>
                </Way>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {asked && (
        <ConfirmDialog
          title={`Remove ${TYPES[asked.type].toLowerCase()}`}
          action="Remove factor"
          isPending={change.isPending}
          error={change.error}
          onConfirm={() =>
            change.mutate(() => removeFactor(project, user, asked.id), {
              onSuccess: () => setAsked(undefined),
            })
          }
          onClose={() => setAsked(undefined)}
        >
          Do this only for a user whom you have recognised: it takes away a protection of the
          account.
        </ConfirmDialog>
      )}
    </Section>
  );
}
