import { Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buildImage, deleteImage, imagesQuery } from '../api/images.js';
import type { Image } from '../api/shapes.js';
import { bytesText } from '../ui/bytes-text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Status } from '../ui/status.js';
import { ImageMenu } from './image-menu.js';
import { DataTable } from '../ui/data-table.js';

interface ImageTableProps {
  readonly project: string;
  readonly images: readonly Image[];
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

const ORIGINS: Readonly<Record<Image['origin'], string>> = {
  catalogue: 'Catalogue',
  upload: 'Uploaded',
  url: 'Fetched',
  snapshot: 'Of a snapshot',
};

export function ImageTable({ project, images, onError }: ImageTableProps) {
  const [asked, setAsked] = useState<Image>();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(imagesQuery(project));
  const build = useMutation({
    mutationFn: (slug: string) => buildImage(project, slug),
    onMutate: () => onError(null),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Image) => deleteImage(project, id),
    onSuccess: async (_, { slug }) => {
      setAsked(undefined);
      notifications.show({ message: `Image “${slug}” is deleted.` });
      await refresh();
    },
  });
  return (
    <>
      <DataTable
        label="Images"
        titles={['Image', 'Status', 'From', 'cloud-init', 'Size']}
        hasActions
        isCard
      >
        {images.map((image) => (
          <Row
            key={image.id}
            project={project}
            image={image}
            onBuild={() => build.mutate(image.slug)}
            onDelete={() => setAsked(image)}
          />
        ))}
      </DataTable>
      {asked && (
        <ConfirmDialog
          title={`Delete ${asked.slug}`}
          action="Delete image"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          New servers can no longer be made of it. Servers that were made of it stay.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  readonly project: string;
  readonly image: Image;
  readonly onBuild: () => void;
  readonly onDelete: () => void;
}

function Row({ project, image, onBuild, onDelete }: RowProps) {
  const { slug, title, origin, error, size_bytes: sizeBytes } = image;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="xs" c="dimmed" className="mono">
          {slug}
        </Text>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error.message}
          </Text>
        )}
        {image.unavailable && (
          <Text size="xs" c="dimmed" maw={420}>
            {image.unavailable.reason} {image.unavailable.fix}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <ImageStatus image={image} />
      </Table.Td>
      <Table.Td>{ORIGINS[origin]}</Table.Td>
      <Table.Td>{image.cloud_init ? 'Yes' : 'No'}</Table.Td>
      <Table.Td className="figures">{sizeBytes === null ? '–' : bytesText(sizeBytes)}</Table.Td>
      <Table.Td ta="right">
        <ImageMenu project={project} image={image} onBuild={onBuild} onDelete={onDelete} />
      </Table.Td>
    </Table.Tr>
  );
}

function ImageStatus({ image: { status, progress, unavailable } }: { readonly image: Image }) {
  if (unavailable) return <Status value="disabled" label="Not on this machine" />;
  if (status === 'available') return <Status value="stopped" label="Built at first use" />;
  const percent = status === 'building' ? ` ${Math.round(progress * 100)} %` : '';
  const word = status.charAt(0).toUpperCase() + status.slice(1);
  return <Status value={status} label={`${word}${percent}`} />;
}
