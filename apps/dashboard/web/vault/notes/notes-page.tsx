import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createNote, noteQuery, type NoteSummary, notesKey } from '../../api/vault-notes.js';
import { useProject } from '../../projects/use-project-slug.js';
import { usePlainKeys } from '../../shell/use-plain-keys.js';
import type { Page as ListPage } from '../../sources/ask.js';
import { useNews } from '../../sources/use-news.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { SpaceChoice } from '../space-choice.js';
import { ImportDialog } from './import-dialog.js';
import { useNotesSearch } from './notes-route.js';
import { OpenNote } from './open-note.js';
import { NotesList } from './shelf/notes-list.js';
import { TransferMenu } from './transfer-menu.js';
import { TrashedNote } from './trashed-note.js';
import './notes.css';

/** The notes of a space: a list, and the one that is open. */
export function NotesPage() {
  const project = useProject();
  const { search, show } = useNotesSearch(project);
  const { space, note: id } = search;
  const queryClient = useQueryClient();
  const [isImport, setImport] = useState(false);
  const note = useQuery({ ...noteQuery(project, id ?? ''), enabled: id !== undefined });
  useNews({ source: 'vault', project, types: 'note.*', queryKey: notesKey(project) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: notesKey(project) });
  const create = useMutation({
    mutationFn: () => createNote(project, space, { tags: search.tag ? [search.tag] : [] }),
    onSuccess: (made) => {
      queryClient.setQueryData(noteQuery(project, made.id).queryKey, made);
      show({ note: made.id, shelf: undefined });
      return refresh();
    },
  });
  usePlainKeys((keys, event, isLater) => {
    if (keys !== 'n' || isLater || create.isPending) return;
    event.preventDefault();
    create.mutate();
  });
  const fresh = (
    <Button
      leftSection={<IconPlus size={16} />}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      New note
    </Button>
  );
  const tags = knownTags(queryClient.getQueriesData({ queryKey: notesKey(project) }));
  return (
    <Page
      title="Notes"
      part={note.data?.title}
      text="Markdown, with links between notes and all that they have been."
      actions={
        <>
          <SpaceChoice
            project={project}
            space={space}
            onChange={(to) => show({ space: to, tag: undefined, note: undefined })}
          />
          <TransferMenu project={project} space={space} onImport={() => setImport(true)} />
          {fresh}
        </>
      }
    >
      <ErrorNotice error={create.error} />
      <div className="notes" data-open={id !== undefined || undefined}>
        <div className="notes-shelf">
          <NotesList
            project={project}
            search={search}
            onShow={show}
            start={
              <Button variant="default" onClick={() => setImport(true)}>
                Import notes
              </Button>
            }
          />
        </div>
        <div className="notes-open">
          {id === undefined ? (
            <Text c="dimmed" size="sm" ta="center" py={80}>
              Choose a note, or press n to write one.
            </Text>
          ) : (
            <Loaded query={note} rows={5}>
              {(shown) =>
                shown.trashed_at === null ? (
                  <OpenNote
                    key={shown.id}
                    project={project}
                    note={shown}
                    search={search}
                    tags={tags}
                    onShow={show}
                  />
                ) : (
                  <TrashedNote
                    project={project}
                    note={shown}
                    onRestored={() => {
                      show({ shelf: undefined });
                      void refresh();
                    }}
                    onDeleted={() => {
                      show({ note: undefined });
                      void refresh();
                    }}
                  />
                )
              }
            </Loaded>
          )}
        </div>
      </div>
      {isImport && (
        <ImportDialog
          project={project}
          space={space}
          onImported={() => void refresh()}
          onClose={() => setImport(false)}
        />
      )}
    </Page>
  );
}

/** The tags of all notes that were read. */
function knownTags(read: readonly (readonly [unknown, unknown])[]): readonly string[] {
  const lists = read.flatMap(([, data]) => {
    const pages = (data as { pages?: readonly ListPage<NoteSummary>[] } | undefined)?.pages;
    return pages?.flatMap(({ items }) => items ?? []) ?? [];
  });
  return [...new Set(lists.flatMap(({ tags }) => tags ?? []))].toSorted();
}
