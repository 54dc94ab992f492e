import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { renameOwnFactor } from '../../api/second-factor.js';
import type { Factor } from '../../api/shapes.js';
import { factorText } from '../../second-factor/factor-text.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { useFactorChange } from './use-factor-change.js';

interface RenameFactorDialogProps {
  readonly factor: Factor;
  readonly onClose: () => void;
}

/** Gives a factor a name that its owner knows it by. */
export function RenameFactorDialog({ factor, onClose }: RenameFactorDialogProps) {
  const [name, setName] = useState(factor.name ?? '');
  const rename = useFactorChange((wanted: string) => renameOwnFactor(factor.id, wanted), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate(name.trim());
  };
  return (
    <Modal opened onClose={onClose} title={`Rename ${factorText(factor)}`}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Name"
            placeholder="Work phone"
            maxLength={60}
            value={name}
            error={issueOf(rename.error, 'name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ErrorNotice error={restOf(rename.error, ['name'])} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
