import type { DragEvent } from 'react';
import type { VaultNode } from '../../../api/vault-files.js';
import { hasFiles } from '../uploads/dropped-files.js';

const TYPE = 'application/x-skydeck-nodes';

/** What is dragged inside of the page: only its end can be read, so it is kept here. */
let dragged: readonly VaultNode[] = [];

/** Begins to drag files and folders of the list. */
export function beginDrag({ dataTransfer }: DragEvent, nodes: readonly VaultNode[]): void {
  dragged = nodes;
  dataTransfer.setData(TYPE, nodes.map(({ id }) => id).join(','));
  dataTransfer.effectAllowed = 'move';
}

/** What a place does with what is let go over it. */
export interface DropPlace {
  /** The folder that it is; undefined for the top. */
  readonly folder: string | undefined;
  readonly onNodes: (nodes: readonly VaultNode[], folder: string | undefined) => void;
  readonly onFiles: (data: DataTransfer, folder: string | undefined) => void;
}

/** Makes a place take what is dragged, files of the machine as well; `data-over` says that it would. */
export function dropProps({ folder, onNodes, onFiles }: DropPlace) {
  const takes = ({ dataTransfer: data }: DragEvent): boolean => {
    if (hasFiles(data)) return true;
    const isOwn = data.types.includes(TYPE);
    return (
      isOwn && dragged.every((node) => node.id !== folder && node.parent_id !== (folder ?? null))
    );
  };
  return {
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop: (event: DragEvent) => {
      mark(event, false);
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (hasFiles(event.dataTransfer)) onFiles(event.dataTransfer, folder);
      else onNodes(dragged, folder);
    },
  };
}

function mark({ currentTarget }: DragEvent, isOver: boolean): void {
  (currentTarget as HTMLElement).toggleAttribute('data-over', isOver);
}
