import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Photo, PhotoChange } from '../../../api/vault-photos.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { exposureText, takenText } from '../photo-words.js';
import { PhotoSaid } from './photo-said.js';

interface PhotoFactsProps {
  readonly project: string;
  readonly photo: Photo;
  readonly onChange: (change: PhotoChange) => void;
  readonly onClose: () => void;
}

/** When, where and with what a photograph was taken. */
export function PhotoFacts({ project, photo, onChange, onClose }: PhotoFactsProps) {
  const { camera, latitude, longitude, altitude_m: altitude } = photo;
  const shot = [
    camera.exposure_s !== null && exposureText(camera.exposure_s),
    camera.f_number !== null && `f/${camera.f_number}`,
    camera.iso !== null && `ISO ${camera.iso}`,
    camera.focal_length_mm !== null && `${camera.focal_length_mm} mm`,
  ].filter(Boolean);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Taken', photo.taken_at === null ? 'Not known' : takenText(photo)],
    ['Time zone', photo.time_zone],
    ['Camera', [camera.camera_make, camera.camera_model].filter(Boolean).join(' ') || null],
    ['Lens', camera.lens],
    ['Shot', shot.join(' · ') || null],
    ['Size', `${photo.width} × ${photo.height}, ${bytesText(photo.size_bytes)}`],
    ['Place', photo.place_name],
    [
      'Position',
      latitude === null || longitude === null
        ? null
        : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    ],
    ['Altitude', altitude === null ? null : `${Math.round(altitude)} m`],
    ['Type', photo.content_type],
    ['XMP', xmpText(photo)],
  ];
  return (
    <Stack component="section" aria-label="About this photo" className="photo-facts" gap="md">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} className="wrap">
          {photo.name}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label="Hide what is known" onClick={onClose}>
          <IconX size={17} />
        </ActionIcon>
      </Group>
      <PhotoSaid photo={photo} onChange={onChange} />
      <dl className="pair">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            to="/projects/$project/vault/files"
            params={{ project }}
            search={{
              space: photo.space_id,
              folder: photo.folder_id ?? undefined,
              file: photo.id,
            }}
            {...props}
          />
        )}
      >
        Show in files
      </Anchor>
    </Stack>
  );
}

/** Whether a file beside it told some of that, or could not. */
function xmpText({ sidecar_id: sidecar, xmp_problem: problem }: Photo): string | null {
  if (problem !== null) return `Not read: ${problem.replaceAll('_', ' ')}`;
  return sidecar === null ? null : 'From the file beside it';
}
