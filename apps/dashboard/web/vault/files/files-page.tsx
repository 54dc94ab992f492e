import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconFolderPlus, IconPlugConnected, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsQuery } from '../../api/vault-documents.js';
import { createFolder, filesKey } from '../../api/vault-files.js';
import { useProject } from '../../projects/use-project-slug.js';
import { usePlainKeys } from '../../shell/use-plain-keys.js';
import { useNews } from '../../sources/use-news.js';
import { Page } from '../../ui/page.js';
import { AppPasswordsDialog } from '../access/app-passwords-dialog.js';
import { SpaceChoice } from '../space-choice.js';
import { FileDrawer, type FilePart } from './drawer/file-drawer.js';
import { useFilesSearch } from './files-route.js';
import { FolderView } from './list/folder-view.js';
import { NameDialog } from './list/name-dialog.js';
import { RoomBar } from './room-bar.js';
import { FoundDocuments } from './search/found-documents.js';
import { SearchBar } from './search/search-bar.js';
import { TrashView } from './trash/trash-view.js';
import { UploadButton } from './uploads/upload-button.js';
import { UploadPanel } from './uploads/upload-panel.js';
import { uploads } from './uploads/uploads.js';
import './files.css';

type Dialog = 'folder' | 'connect';

/** The files of a space: folders, what is in them, and what was thrown away. */
export function FilesPage() {
  const project = useProject();
  const { search, show } = useFilesSearch(project);
  const { space, folder, trash, q, tag, type, file } = search;
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<Dialog>();
  const [part, setPart] = useState<FilePart>('preview');
  const types = 'file.*,folder.*,document.*,photo.*';
  useNews({ source: 'vault', project, types, queryKey: filesKey(project) });
  usePlainKeys((keys, event, isLater) => {
    if (keys !== 'n' || isLater || trash) return;
    event.preventDefault();
    setDialog('folder');
  });
  const isSearch = Boolean(q ?? tag ?? type);
  const { data: tags = [] } = useQuery(tagsQuery(project, space));
  const upload = (
    <UploadButton onFiles={(files) => uploads.add(files, { project, space, folder })} />
  );
  const onSpace = (to: string | undefined) =>
    show({ space: to, folder: undefined, tag: undefined, file: undefined });
  const bin = (
    <Button
      variant="default"
      leftSection={trash ? <IconArrowLeft size={16} /> : <IconTrash size={16} />}
      onClick={() => show({ trash: trash ? undefined : true, q: undefined })}
    >
      {trash ? 'Back to the files' : 'Trash'}
    </Button>
  );
  return (
    <Page
      title="Files"
      text={<RoomBar project={project} space={space} />}
      actions={
        <>
          <SpaceChoice project={project} space={space} onChange={onSpace} />
          {!trash && (
            <>
              <Button
                variant="default"
                leftSection={<IconPlugConnected size={16} />}
                onClick={() => setDialog('connect')}
              >
                Connect
              </Button>
              <Button
                variant="default"
                leftSection={<IconFolderPlus size={16} />}
                onClick={() => setDialog('folder')}
              >
                New folder
              </Button>
              {upload}
            </>
          )}
        </>
      }
    >
      {trash ? (
        <Group>{bin}</Group>
      ) : (
        <SearchBar search={search} tags={tags} onShow={show}>
          {bin}
        </SearchBar>
      )}
      {trash && <TrashView project={project} space={space} />}
      {!trash && isSearch && <FoundDocuments project={project} search={search} />}
      {!trash && !isSearch && (
        <FolderView
          key={`${space} ${folder}`}
          project={project}
          search={search}
          onShow={show}
          onOpen={(id, at) => {
            setPart(at);
            show({ file: id });
          }}
          start={upload}
        />
      )}
      {file !== undefined && (
        <FileDrawer
          key={file}
          project={project}
          id={file}
          part={part}
          tags={tags}
          onPart={setPart}
          onClose={() => {
            setPart('preview');
            show({ file: undefined });
          }}
        />
      )}
      {dialog === 'folder' && (
        <NameDialog
          title="New folder"
          action="Create folder"
          onName={async (name) => {
            await createFolder(project, { space, folder }, name);
            await queryClient.invalidateQueries({ queryKey: filesKey(project) });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'connect' && (
        <AppPasswordsDialog project={project} space={space} onClose={() => setDialog(undefined)} />
      )}
      <UploadPanel project={project} />
    </Page>
  );
}
