import { Group, Select, Stack } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  fileQuery,
  filesKey,
  filesQuery,
  foldersQuery,
  type FileSort,
  folderPathQuery,
  isFile,
  moveNode,
  trashNode,
  type VaultNode,
} from '../../../api/vault-files.js';
import { MoreButton } from '../../../sources/more-button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import type { FilesSearch } from '../files-route.js';
import { droppedFiles } from '../uploads/dropped-files.js';
import { uploads } from '../uploads/uploads.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { ChosenBar } from './chosen-bar.js';
import { beginDrag, dropProps } from './dragged-nodes.js';
import { MoveDialog } from './move-dialog.js';
import { NameDialog } from './name-dialog.js';
import { NodeMenu } from './node-menu.js';
import { NodeRow } from './node-row.js';
import { listKeys } from './use-list-keys.js';

const SORTS: readonly { readonly value: FileSort; readonly label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: '-name', label: 'By name, last first' },
  { value: '-updated_at', label: 'Latest first' },
  { value: 'updated_at', label: 'Oldest first' },
];

interface FolderViewProps {
  readonly project: string;
  readonly search: FilesSearch;
  readonly onShow: (change: FilesSearch) => void;
  /** Opens a file at a part of it. */
  readonly onOpen: (file: string, part: 'links' | 'versions') => void;
  /** Shown where nothing is. */
  readonly start: ReactNode;
}

/** What lies in a folder. */
export function FolderView({ project, search, onShow, onOpen, start }: FolderViewProps) {
  const { space, folder, sort = 'name' } = search;
  const place = { space, folder };
  const queryClient = useQueryClient();
  const folders = useQuery(foldersQuery(project, place, sort));
  const files = useInfiniteQuery(filesQuery(project, place, sort));
  const path = useQuery(folderPathQuery(project, folder));
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [renamed, setRenamed] = useState<VaultNode>();
  const [moved, setMoved] = useState<readonly VaultNode[]>();
  const nodes: readonly VaultNode[] = [...(folders.data ?? []), ...(files.data ?? [])];
  const chosen = nodes.filter(({ id }) => chosenIds.has(id));
  const refresh = () => queryClient.invalidateQueries({ queryKey: filesKey(project) });
  const trash = useMutation({
    mutationFn: async (gone: readonly VaultNode[]) => {
      for (const node of gone) await trashNode(project, node);
    },
    onSettled: () => {
      setChosen(new Set());
      return refresh();
    },
  });
  const move = useMutation({
    mutationFn: async ({ from, to }: { from: readonly VaultNode[]; to: string | undefined }) => {
      for (const node of from) await moveNode(project, node, { parent_id: to ?? null });
    },
    onSettled: () => {
      setChosen(new Set());
      return refresh();
    },
  });
  const toggle = ({ id }: VaultNode) =>
    setChosen((before) => {
      const rest = [...before].filter((one) => one !== id);
      return new Set(before.has(id) ? rest : [...rest, id]);
    });
  const drop = (to: string | undefined) =>
    dropProps({
      folder: to,
      onNodes: (from) => move.mutate({ from, to }),
      onFiles: (data) =>
        void droppedFiles(data).then((all) => uploads.add(all, { project, space, folder: to })),
    });
  const onKeyDown = listKeys(nodes, {
    onRename: setRenamed,
    onTrash: (node) => trash.mutate([node]),
    onToggle: toggle,
    onUp: () => folder && onShow({ folder: path.data?.at(-2)?.id }),
  });
  const linkOf = (node: VaultNode): FilesSearch =>
    isFile(node) ? { ...search, file: node.id } : { space, sort: search.sort, folder: node.id };
  return (
    <Stack gap="sm" className="file-zone" {...drop(folder)}>
      <Group justify="space-between" gap="xs">
        <Breadcrumbs project={project} search={search} drop={drop} />
        {chosen.length > 0 ? (
          <ChosenBar
            count={chosen.length}
            isPending={trash.isPending}
            onMove={() => setMoved(chosen)}
            onTrash={() => trash.mutate(chosen)}
            onClear={() => setChosen(new Set())}
          />
        ) : (
          <Select
            aria-label="Order"
            size="xs"
            w={160}
            allowDeselect={false}
            data={SORTS}
            value={sort}
            onChange={(to) => onShow({ sort: SORTS.find(({ value }) => value === to)?.value })}
          />
        )}
      </Group>
      <ErrorNotice error={trash.error ?? move.error} />
      <Loaded
        query={{ ...files, data: folders.data && files.data, error: folders.error ?? files.error }}
        rows={5}
      >
        {() =>
          nodes.length === 0 ? (
            <EmptyState
              icon={IconFolderOpen}
              title={folder ? 'Nothing in this folder' : 'No files yet'}
              text="Drop files or folders here, or upload them. What is cut off goes on where it was."
            >
              {start}
            </EmptyState>
          ) : (
            <ul className="file-rows card" aria-label="Files and folders" onKeyDown={onKeyDown}>
              {nodes.map((node) => (
                <NodeRow
                  key={node.id}
                  project={project}
                  node={node}
                  search={linkOf(node)}
                  isChosen={chosenIds.has(node.id)}
                  onToggle={() => toggle(node)}
                  onDragStart={(event) =>
                    beginDrag(event, chosenIds.has(node.id) ? chosen : [node])
                  }
                  drop={isFile(node) ? {} : drop(node.id)}
                  menu={
                    <NodeMenu
                      project={project}
                      node={node}
                      onShare={({ id }) => onOpen(id, 'links')}
                      onVersions={({ id }) => onOpen(id, 'versions')}
                      onRename={() => setRenamed(node)}
                      onMove={() => setMoved([node])}
                      onTrash={() => trash.mutate([node])}
                    />
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton query={files} />
      {renamed && (
        <NameDialog
          title={`Rename ${renamed.name}`}
          action="Rename"
          name={renamed.name}
          onName={async (name) => {
            const changed = await moveNode(project, renamed, { name });
            if (isFile(changed))
              queryClient.setQueryData(fileQuery(project, changed.id).queryKey, changed);
            await refresh();
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {moved && (
        <MoveDialog
          project={project}
          space={space}
          folder={folder}
          nodes={moved}
          onMoved={() => {
            setChosen(new Set());
            void refresh();
          }}
          onClose={() => setMoved(undefined)}
        />
      )}
    </Stack>
  );
}
