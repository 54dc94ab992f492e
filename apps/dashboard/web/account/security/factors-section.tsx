import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorsOfAccountQuery } from '../../api/second-factor.js';
import type { Factor } from '../../api/shapes.js';
import { hasPasskeys } from '../../second-factor/passkey.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { AddAppDialog } from './add-app-dialog.js';
import { AddPasskeyDialog } from './add-passkey-dialog.js';
import { OwnFactorTable } from './own-factor-table.js';
import { RenameFactorDialog } from './rename-factor-dialog.js';
import { RemoveFactorDialog } from './remove-factor-dialog.js';

type Asked = 'app' | 'passkey' | { readonly action: 'rename' | 'remove'; factor: Factor };

/** The second factors of an account. */
export function FactorsSection() {
  const factors = useQuery(factorsOfAccountQuery);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Section title="Second factors" text="Asked for after the code when you sign in.">
      <Loaded query={factors} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <Text size="sm">
              None yet: whoever reads your messages can sign in as you. Add one.
            </Text>
          ) : (
            <OwnFactorTable
              factors={found}
              onRename={(factor) => setAsked({ action: 'rename', factor })}
              onRemove={(factor) => setAsked({ action: 'remove', factor })}
            />
          )
        }
      </Loaded>
      <Group gap="sm">
        <Button variant="default" onClick={() => setAsked('app')}>
          Add authenticator app
        </Button>
        {hasPasskeys() && (
          <Button variant="default" onClick={() => setAsked('passkey')}>
            Add passkey
          </Button>
        )}
      </Group>
      {!hasPasskeys() && (
        <Text size="sm" c="dimmed">
          Passkeys need a name: open the dashboard at a domain with https, or at localhost.
        </Text>
      )}
      {asked === 'app' && <AddAppDialog onClose={close} />}
      {asked === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {typeof asked === 'object' && asked.action === 'rename' && (
        <RenameFactorDialog factor={asked.factor} onClose={close} />
      )}
      {typeof asked === 'object' && asked.action === 'remove' && (
        <RemoveFactorDialog
          factor={asked.factor}
          isLast={factors.data?.length === 1}
          onClose={close}
        />
      )}
    </Section>
  );
}
