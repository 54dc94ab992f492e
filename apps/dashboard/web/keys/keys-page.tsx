import { Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keysQuery } from '../api/keys.js';
import type { Key } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { CreateKeyDialog } from './create-key-dialog.js';
import { EditKeyDialog } from './edit-key-dialog.js';
import { type KeyAction, KeyTable } from './key-table.js';
import { RevokeKeyDialog } from './revoke-key-dialog.js';
import { RotateKeyDialog } from './rotate-key-dialog.js';

type Shown = { action: 'create' } | { action: KeyAction; key: Key };

export function KeysPage() {
  const project = useProject();
  const keys = useQuery(keysQuery(project));
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setShown({ action: 'create' })}>
      New key
    </Button>
  );
  return (
    <Page
      title="API keys"
      text="A key works for one product of this project. Its secret is shown once, when it is made."
      actions={keys.data?.length ? button : null}
    >
      <Loaded query={keys}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconKey}
              title="No keys yet"
              text="Make a key to call a product from your code, or provision a product to get its first one."
            >
              {button}
            </EmptyState>
          ) : (
            <KeyTable keys={items} onAction={(action, key) => setShown({ action, key })} />
          )
        }
      </Loaded>
      {shown?.action === 'create' && <CreateKeyDialog project={project} onClose={close} />}
      {shown?.action === 'edit' && (
        <EditKeyDialog project={project} apiKey={shown.key} onClose={close} />
      )}
      {shown?.action === 'rotate' && (
        <RotateKeyDialog project={project} apiKey={shown.key} onClose={close} />
      )}
      {shown?.action === 'revoke' && (
        <RevokeKeyDialog project={project} apiKey={shown.key} onClose={close} />
      )}
    </Page>
  );
}
