import { Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { imagesQuery } from '../api/images.js';
import type { Image } from '../api/shapes.js';
import { Loaded } from '../ui/loaded.js';
import { ChoiceCard } from '../ui/choice-card.js';

interface ImageChoiceProps {
  readonly project: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (slug: string) => void;
}

/** What the disk of a server is made of: images of the project, then those of the catalogue. */
export function ImageChoice({ project, value, error, onChange }: ImageChoiceProps) {
  const images = useQuery(imagesQuery(project));
  return (
    <Loaded query={images} rows={2}>
      {(all) => (
        <Radio.Group aria-label="Image" value={value} onChange={onChange} error={error}>
          <Stack gap="sm">
            <Cards images={all.filter(({ origin }) => origin !== 'catalogue')} />
            <Cards images={all.filter(({ origin }) => origin === 'catalogue')} />
          </Stack>
        </Radio.Group>
      )}
    </Loaded>
  );
}

function Cards({ images }: { readonly images: readonly Image[] }) {
  if (images.length === 0) return null;
  const sorted = images.toSorted((a, b) => a.slug.localeCompare(b.slug));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {sorted.map((image) => (
        <ChoiceCard
          key={image.id}
          value={image.slug}
          title={image.title}
          isDisabled={!isChoosable(image)}
          text={
            <>
              <Text span size="xs" className="mono">
                {image.slug}
              </Text>
              <div>{noteOf(image)}</div>
            </>
          }
        />
      ))}
    </SimpleGrid>
  );
}

/**
 * Whether servers can be made of it. One of the catalogue may be chosen while it is built: the
 * server then waits for it.
 */
export function isChoosable({ origin, status, unavailable }: Image): boolean {
  const isUnfinished = origin !== 'catalogue' && status === 'building';
  return unavailable === null && status !== 'failed' && !isUnfinished;
}

function noteOf(image: Image): ReactNode {
  const { status, progress, error, unavailable, cloud_init: hasCloudInit } = image;
  if (unavailable) return `${unavailable.reason} ${unavailable.fix}`;
  if (status === 'building') return `Is being built: ${Math.round(progress * 100)} %`;
  if (status === 'failed') return `Could not be made: ${error?.message ?? 'nobody said why'}`;
  const cloudInit = hasCloudInit ? 'with cloud-init' : 'without cloud-init';
  return status === 'ready' ? `Ready, ${cloudInit}` : `Is built at first use, ${cloudInit}`;
}
