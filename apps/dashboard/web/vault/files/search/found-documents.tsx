import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { foundDocumentsQuery } from '../../../api/vault-documents.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { Loaded } from '../../../ui/loaded.js';
import { NoneFits } from '../../../ui/none-fits.js';
import { MarkedWords } from '../../notes/shelf/marked-words.js';
import type { FilesSearch } from '../files-route.js';
import { iconOf } from '../list/file-kind.js';

interface FoundDocumentsProps {
  readonly project: string;
  readonly search: FilesSearch;
}

/** The documents that have some words, or a tag; the best first. */
export function FoundDocuments({ project, search }: FoundDocumentsProps) {
  const { space, tag, type, q = '' } = search;
  const found = useQuery(foundDocumentsQuery(project, { space, tag, type, q }));
  return (
    <Loaded query={found}>
      {({ documents, has_more: hasMore }) => {
        if (documents.length === 0) return <NoneFits>No document fits.</NoneFits>;
        return (
          <>
            <ul className="file-rows card" aria-label="Documents found">
              {documents.map(({ document, highlight }) => {
                const Symbol = iconOf(document.content_type);
                return (
                  <li key={document.id} className="file-found">
                    <Symbol size={22} stroke={1.6} aria-hidden />
                    <div className="file-found-words">
                      <Link
                        className="row-link wrap"
                        to="/projects/$project/vault/files"
                        params={{ project }}
                        search={{ ...search, file: document.id }}
                      >
                        {document.name}
                      </Link>
                      {highlight && (
                        <Text size="sm" c="dimmed" className="file-highlight">
                          <MarkedWords html={highlight} />
                        </Text>
                      )}
                      <Group gap={6} mt={2}>
                        <Text size="xs" c="dimmed">
                          {bytesText(document.size_bytes)}
                          {document.pages !== null && ` · ${document.pages} pages`}
                          {document.text_source === 'ocr' && ' · read by OCR'}
                        </Text>
                        {document.tags.map((one) => (
                          <Badge key={one} variant="default" size="sm">
                            {one}
                          </Badge>
                        ))}
                      </Group>
                    </div>
                  </li>
                );
              })}
            </ul>
            {hasMore && (
              <Text size="sm" c="dimmed" ta="center">
                These are the first. More words find fewer.
              </Text>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
