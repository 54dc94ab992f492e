import { Group, SegmentedControl, Select } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useMode } from '../../mode/mode.js';
import { type Draft, type Language, toChange } from './draft.js';
import { PreviewFrame } from './preview-frame.js';

const DEVICES = {
  desktop: { width: 860, height: 640 },
  phone: { width: 390, height: 680 },
} as const;
type Device = keyof typeof DEVICES;

const STEPS = [
  { value: 'identify', label: 'First page' },
  { value: 'prove', label: 'Password or code' },
  { value: 'code', label: 'Code entry' },
  { value: 'sign-up', label: 'New account' },
];

interface PagePreviewProps {
  readonly project: string;
  readonly draft: Draft;
  readonly language: Language;
}

/** The real page with what is not saved yet, on the screen of choice. */
export function PagePreview({ project, draft, language }: PagePreviewProps) {
  const mode = useMode();
  const { ref, width } = useElementSize();
  const [device, setDevice] = useState<Device>('desktop');
  const [scheme, setScheme] = useState('light');
  const [step, setStep] = useState('identify');
  const wanted = JSON.stringify({ ...toChange(draft), step, language, scheme });
  const query = new URLSearchParams({ project, mode, draft: wanted });
  return (
    <section className="preview" aria-label="Preview">
      <Group gap="xs" mb="sm" justify="space-between">
        <Select
          size="xs"
          w={170}
          aria-label="Page to show"
          allowDeselect={false}
          data={STEPS}
          value={step}
          onChange={(value) => setStep(value ?? 'identify')}
        />
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="Screen"
            data={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={device}
            onChange={(value) => setDevice(value)}
          />
          <SegmentedControl
            size="xs"
            aria-label="Scheme"
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={scheme}
            onChange={setScheme}
          />
        </Group>
      </Group>
      <div ref={ref} className="preview-stage">
        {width > 0 && (
          <PreviewFrame
            src={`/bff/sign-in-page?${query.toString()}`}
            size={DEVICES[device]}
            scale={Math.min(1, width / DEVICES[device].width)}
          />
        )}
      </div>
    </section>
  );
}
