import { Checkbox, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DragEvent, ReactNode } from 'react';
import { isFile, type VaultNode } from '../../../api/vault-files.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { Time } from '../../../ui/time.js';
import type { FilesSearch } from '../files-route.js';
import { Thumbnail } from './thumbnail.js';

interface NodeRowProps {
  readonly project: string;
  readonly node: VaultNode;
  /** What opens it. */
  readonly search: FilesSearch;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onDragStart: (event: DragEvent) => void;
  /** What takes something that is let go over it. */
  readonly drop: object;
  readonly menu: ReactNode;
}

/** One file or folder of a list. */
export function NodeRow(props: NodeRowProps) {
  const { project, node, search, isChosen, onToggle, onDragStart, drop, menu } = props;
  return (
    <li
      className="file-row"
      data-node={node.id}
      data-chosen={isChosen || undefined}
      draggable
      onDragStart={onDragStart}
      {...drop}
    >
      <Checkbox
        size="xs"
        aria-label={`Choose ${node.name}`}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className="file-icon">
        <Thumbnail project={project} node={node} />
      </span>
      <Link
        data-name
        className="row-link file-name"
        to="/projects/$project/vault/files"
        params={{ project }}
        search={search}
        draggable={false}
      >
        {node.name}
      </Link>
      <Text size="xs" c="dimmed" className="file-time">
        <Time at={node.updated_at} />
      </Text>
      <Text size="xs" c="dimmed" className="file-size figures">
        {isFile(node) ? bytesText(node.size_bytes) : ''}
      </Text>
      {menu}
    </li>
  );
}
