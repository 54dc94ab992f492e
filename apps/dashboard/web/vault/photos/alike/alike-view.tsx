import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCopyOff, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileQuery, filesKey, trashNode } from '../../../api/vault-files.js';
import { type Duplicate, duplicatesQuery, photosKey } from '../../../api/vault-photos.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { MoreButton } from '../../../sources/more-button.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';
import { iconOf, isPictured } from '../../files/list/file-kind.js';

const BITS = 64;

interface AlikeViewProps {
  readonly project: string;
  readonly space: string | undefined;
}

/** Photographs that are nearly the same, and files that are there twice. */
export function AlikeView({ project, space }: AlikeViewProps) {
  const [kind, setKind] = useState<Duplicate['kind']>('near');
  const found = useInfiniteQuery(duplicatesQuery(project, space, kind));
  return (
    <Stack gap="md" align="stretch">
      <SegmentedControl
        aria-label="Which"
        style={{ alignSelf: 'flex-start' }}
        data={[
          { value: 'near', label: 'Look alike' },
          { value: 'exact', label: 'Same bytes' },
        ]}
        value={kind}
        onChange={(value) => setKind(value === 'exact' ? 'exact' : 'near')}
      />
      <Loaded query={found}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconCopyOff}
              title="Nothing is there twice"
              text="What is stored again, or looks nearly the same, is shown here."
            />
          ) : (
            <ul className="alike-list" aria-label="Duplicates">
              {all.map((duplicate) => (
                <li key={duplicate.id} className="card alike">
                  <Text size="sm" fw={500}>
                    {duplicate.kind === 'exact'
                      ? 'The same bytes'
                      : `${Math.round((1 - duplicate.distance / BITS) * 100)} % alike`}
                  </Text>
                  <div className="alike-files">
                    {duplicate.files.map((id) => (
                      <AlikeFile key={id} project={project} id={id} />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton query={found} />
    </Stack>
  );
}

function AlikeFile({ project, id }: { readonly project: string; readonly id: string }) {
  const queryClient = useQueryClient();
  const { data: file } = useQuery(fileQuery(project, id));
  const trash = useMutation({
    mutationFn: () => trashNode(project, { id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: photosKey(project) });
      await queryClient.invalidateQueries({ queryKey: filesKey(project) });
    },
  });
  const Symbol = iconOf(file?.content_type ?? '');
  return (
    <figure className="alike-file">
      {file && isPictured(file.content_type) ? (
        <img src={pictureUrl(project, id, 'preview')} alt={file.name} loading="lazy" />
      ) : (
        <span className="alike-icon">
          <Symbol size={40} stroke={1.4} aria-hidden />
        </span>
      )}
      <figcaption>
        <Text size="sm" className="wrap">
          {file?.name}
        </Text>
        <Text size="xs" c="dimmed">
          {file && bytesText(file.size_bytes)} · added <Time at={file?.created_at} />
        </Text>
        <ErrorNotice error={trash.error} />
        <Button
          mt={6}
          size="compact-sm"
          variant="default"
          loading={trash.isPending}
          leftSection={<IconTrash size={15} />}
          aria-label={`Put ${file?.name} into the trash`}
          onClick={() => trash.mutate()}
        >
          Into the trash
        </Button>
      </figcaption>
    </figure>
  );
}
