import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconTransfer, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { exportNotes } from '../../api/vault-notes.js';

interface TransferMenuProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onImport: () => void;
}

/** Brings notes in and takes them out. */
export function TransferMenu({ project, space, onImport }: TransferMenuProps) {
  const take = useMutation({
    mutationFn: () => exportNotes(project, space),
    onSuccess: (file) => save(file, `notes-${project}.zip`),
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Import and export"
          loading={take.isPending}
        >
          <IconTransfer size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUpload size={16} />} onClick={onImport}>
          Import notes
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => take.mutate()}>
          Export all as Markdown
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
