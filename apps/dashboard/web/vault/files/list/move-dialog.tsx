import { Anchor, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolderFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  folderPathQuery,
  foldersQuery,
  moveNode,
  type VaultNode,
} from '../../../api/vault-files.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { Loaded } from '../../../ui/loaded.js';

interface MoveDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** Where they lie. */
  readonly folder: string | undefined;
  readonly nodes: readonly VaultNode[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Looks for the folder that something is to lie in. */
export function MoveDialog(props: MoveDialogProps) {
  const { project, space, folder, nodes, onMoved, onClose } = props;
  const [at, setAt] = useState(folder);
  const path = useQuery(folderPathQuery(project, at));
  const folders = useQuery(foldersQuery(project, { space, folder: at }));
  const move = useMutation({
    mutationFn: async () => {
      for (const node of nodes) await moveNode(project, node, { parent_id: at ?? null });
    },
    onSuccess: () => {
      onMoved();
      onClose();
    },
  });
  const what = nodes.length === 1 ? nodes[0]!.name : `${nodes.length} things`;
  return (
    <FormDialog
      title={`Move ${what}`}
      action="Move here"
      isReady={at !== folder}
      isPending={move.isPending}
      error={move.error}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <Group gap={6}>
        {[{ id: undefined, name: 'All files' }, ...(path.data ?? [])].map(({ id, name }) => (
          <Anchor
            key={id ?? 'top'}
            component="button"
            type="button"
            size="sm"
            onClick={() => setAt(id)}
          >
            {name} /
          </Anchor>
        ))}
      </Group>
      <Loaded query={folders} rows={2}>
        {(found) => {
          const open = found.filter(({ id }) => nodes.every((node) => node.id !== id));
          if (open.length === 0) {
            return (
              <Text size="sm" c="dimmed">
                No folders in here.
              </Text>
            );
          }
          return (
            <ul className="file-folders" aria-label="Folders in here">
              {open.map(({ id, name }) => (
                <li key={id}>
                  <UnstyledButton className="file-folder-choice" onClick={() => setAt(id)}>
                    <IconFolderFilled size={18} aria-hidden className="file-folder" />
                    <span className="wrap">{name}</span>
                    <IconChevronRight size={16} aria-hidden />
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </FormDialog>
  );
}
