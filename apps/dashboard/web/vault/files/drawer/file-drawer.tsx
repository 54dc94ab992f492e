import { Button, Drawer, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isReadType } from '../../../api/vault-documents.js';
import { fileQuery } from '../../../api/vault-files.js';
import { contentUrl } from '../../../api/vault-urls.js';
import { Loaded } from '../../../ui/loaded.js';
import { PageTabs } from '../../../ui/page-tabs.js';
import { ShareLinks } from '../shares/share-links.js';
import { DocumentCard } from './document-card.js';
import { FileFacts } from './file-facts.js';
import { Preview } from './preview.js';
import { VersionsList } from './versions-list.js';

const PARTS = ['preview', 'about', 'versions', 'links'] as const;
/** A part of what is shown of a file. */
export type FilePart = (typeof PARTS)[number];
const LABELS: Readonly<Record<FilePart, string>> = {
  preview: 'Preview',
  about: 'About',
  versions: 'Versions',
  links: 'Links',
};

interface FileDrawerProps {
  readonly project: string;
  readonly id: string;
  readonly part: FilePart;
  readonly tags: readonly string[];
  readonly onPart: (part: FilePart) => void;
  readonly onClose: () => void;
}

/** One file: what is in it, what is known of it, what it was, and who may see it. */
export function FileDrawer({ project, id, part, tags, onPart, onClose }: FileDrawerProps) {
  const file = useQuery(fileQuery(project, id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={file.data?.name ?? 'File'}
      styles={{ title: { overflowWrap: 'anywhere' } }}
    >
      <Loaded query={file}>
        {(shown) => (
          <PageTabs
            names={PARTS}
            labelOf={(name) => LABELS[name]}
            shown={part}
            onShow={(name) => onPart(name ?? 'preview')}
          >
            <Stack gap="md">
              {part === 'preview' && (
                <>
                  <Preview project={project} file={shown} />
                  <Button
                    component="a"
                    variant="default"
                    href={contentUrl(project, id)}
                    download={shown.name}
                    leftSection={<IconDownload size={16} />}
                  >
                    Download
                  </Button>
                </>
              )}
              {part === 'about' && (
                <>
                  {isReadType(shown.content_type) && (
                    <DocumentCard project={project} id={id} tags={tags} />
                  )}
                  <FileFacts file={shown} />
                </>
              )}
              {part === 'versions' && <VersionsList project={project} file={shown} />}
              {part === 'links' && <ShareLinks project={project} file={shown} />}
            </Stack>
          </PageTabs>
        )}
      </Loaded>
    </Drawer>
  );
}
