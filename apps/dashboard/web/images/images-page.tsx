import { Button } from '@mantine/core';
import { IconDisc, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imagesQuery } from '../api/images.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { AddImageDialog } from './add-image-dialog.js';
import { ImageTable } from './image-table.js';

export function ImagesPage() {
  const project = useProject();
  const images = useQuery(imagesQuery(project));
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add image
    </Button>
  );
  return (
    <Page
      title="Images"
      text="What servers are made of: those of the catalogue, and your own, made of snapshots or fetched."
      actions={button}
    >
      <ErrorNotice error={error} />
      <Loaded query={images}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconDisc}
              title="There are no images"
              text="Add one from a file or an address, or make one of a server’s snapshot."
            >
              {button}
            </EmptyState>
          ) : (
            <ImageTable project={project} images={all} onError={setError} />
          )
        }
      </Loaded>
      {isAdding && <AddImageDialog project={project} onClose={() => setAdding(false)} />}
    </Page>
  );
}
