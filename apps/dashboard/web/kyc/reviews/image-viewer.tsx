import { ActionIcon, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { imagePath } from '../../api/kyc.js';
import type { KycReviewDetail } from '../../api/shapes.js';
import { Section } from '../../ui/section.js';
import { kycText } from '../kyc-text.js';
import './image-viewer.css';

const MOST_ZOOM = 4;
const QUARTER_DEG = 90;

/** The pictures that were handed in, one at a time, to be turned and looked at closely. */
export function ImageViewer({ images }: { readonly images: KycReviewDetail['images'] }) {
  const [side, setSide] = useState(images[0]?.side ?? '');
  const [zoom, setZoom] = useState(1);
  const [turnDeg, setTurnDeg] = useState(0);
  const shown = images.find((image) => image.side === side) ?? images[0];
  if (!shown) {
    return (
      <Section title="Pictures">
        <Text size="sm" c="dimmed">
          There are none, or they were deleted.
        </Text>
      </Section>
    );
  }
  const tools = [
    { label: 'Zoom out', icon: IconZoomOut, run: () => setZoom(Math.max(1, zoom - 1)) },
    { label: 'Zoom in', icon: IconZoomIn, run: () => setZoom(Math.min(MOST_ZOOM, zoom + 1)) },
    { label: 'Rotate', icon: IconRotateClockwise, run: () => setTurnDeg(turnDeg + QUARTER_DEG) },
  ];
  return (
    <Section title="Pictures" text="Each look at them is written down.">
      <Stack gap="sm">
        <Group justify="space-between">
          <SegmentedControl
            aria-label="Picture"
            value={shown.side}
            onChange={setSide}
            data={images.map((image) => ({ value: image.side, label: kycText(image.side) }))}
          />
          <Group gap={4}>
            {tools.map(({ label, icon: Symbol, run }) => (
              <ActionIcon key={label} variant="default" size="lg" aria-label={label} onClick={run}>
                <Symbol size={18} />
              </ActionIcon>
            ))}
          </Group>
        </Group>
        <div className="kyc-picture" tabIndex={0} role="region" aria-label="Picture in detail">
          <div style={{ width: `${zoom * 100}%` }}>
            <img
              alt={`${kycText(shown.side)} of what was handed in`}
              src={imagePath(shown.url)}
              style={{ transform: `rotate(${turnDeg}deg)` }}
            />
          </div>
        </div>
      </Stack>
    </Section>
  );
}
