import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconFolderSymlink,
  IconHistory,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { isFile, type VaultFile, type VaultNode } from '../../../api/vault-files.js';
import { contentUrl } from '../../../api/vault-urls.js';

interface NodeMenuProps {
  readonly project: string;
  readonly node: VaultNode;
  readonly onShare: (file: VaultFile) => void;
  readonly onVersions: (file: VaultFile) => void;
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onTrash: () => void;
}

/** What can be done with a file or folder. */
export function NodeMenu(props: NodeMenuProps) {
  const { project, node, onShare, onVersions, onRename, onMove, onTrash } = props;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${node.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isFile(node) && (
          <>
            <Menu.Item
              component="a"
              href={contentUrl(project, node.id)}
              download={node.name}
              leftSection={<IconDownload size={16} />}
            >
              Download
            </Menu.Item>
            <Menu.Item leftSection={<IconShare size={16} />} onClick={() => onShare(node)}>
              Share
            </Menu.Item>
            <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => onVersions(node)}>
              Versions
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderSymlink size={16} />} onClick={onMove}>
          Move
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          onClick={onTrash}
        >
          Put into the trash
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
