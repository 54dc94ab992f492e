import { Badge, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DocumentChange,
  documentKey,
  documentQuery,
  updateDocument,
} from '../../../api/vault-documents.js';
import { filesKey } from '../../../api/vault-files.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';

const PROBLEMS: Readonly<Record<string, string>> = {
  damaged: 'The file is damaged.',
  infected: 'A virus was found in it.',
  too_large: 'The file is too large to be read.',
  unsupported: 'Files of this kind are not read.',
  unavailable: 'What reads it is not installed.',
};

interface DocumentCardProps {
  readonly project: string;
  readonly id: string;
  readonly tags: readonly string[];
}

/** What was read of a document, and what people say of it. */
export function DocumentCard({ project, id, tags }: DocumentCardProps) {
  const queryClient = useQueryClient();
  const document = useQuery(documentQuery(project, id));
  const change = useMutation({
    mutationFn: (body: DocumentChange) => updateDocument(project, id, body),
    onSuccess: (changed) => {
      queryClient.setQueryData(documentKey(project, id), changed);
      void queryClient.invalidateQueries({ queryKey: [...filesKey(project), 'tags'] });
      return queryClient.invalidateQueries({ queryKey: [...filesKey(project), 'found'] });
    },
  });
  return (
    <Loaded query={document} rows={1}>
      {({ status, problem, pages, characters, text_source: source, scan, ...said }) => (
        <Stack gap="sm">
          <Group gap={6} aria-label="What was read">
            <Badge variant="default">
              {status === 'pending' ? 'Being read' : status === 'ready' ? 'Read' : 'Not read'}
            </Badge>
            {pages !== null && <Badge variant="default">{pages} pages</Badge>}
            {characters > 0 && <Badge variant="default">{characters} characters</Badge>}
            {source === 'ocr' && <Badge variant="default">By OCR</Badge>}
            {scan === 'clean' && <Badge variant="default">No virus found</Badge>}
          </Group>
          {problem && (
            <Text size="sm" role="alert">
              {PROBLEMS[problem] ?? `It could not be read: ${problem.replaceAll('_', ' ')}.`}
            </Text>
          )}
          <TagsInput
            label="Tags"
            placeholder="Add a tag"
            maxTags={50}
            data={[...new Set([...tags, ...said.tags])].toSorted()}
            value={said.tags}
            onChange={(all) => change.mutate({ tags: all })}
          />
          <TextInput
            key={said.correspondent}
            label="Correspondent"
            description="Who wrote it, or to whom."
            maxLength={200}
            defaultValue={said.correspondent ?? ''}
            onBlur={({ currentTarget }) => {
              const correspondent = currentTarget.value.trim() || null;
              if (correspondent !== said.correspondent) change.mutate({ correspondent });
            }}
          />
          <ErrorNotice error={change.error} />
        </Stack>
      )}
    </Loaded>
  );
}
