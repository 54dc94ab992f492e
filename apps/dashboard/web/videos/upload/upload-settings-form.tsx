import { Button, Checkbox, Collapse, Group, NumberInput, Select, Stack } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { FURTHER_CODECS, type UploadSettings } from './upload-settings.js';

const QUALITIES = [
  { value: 'standard', label: 'Standard' },
  { value: 'high', label: 'High, takes twice as long' },
];
const MOST_DAYS = 36_500;

interface UploadSettingsFormProps {
  readonly settings: UploadSettings;
  readonly onChange: (settings: UploadSettings) => void;
}

/** What is wanted of the files that are dropped next. */
export function UploadSettingsForm({ settings, onChange }: UploadSettingsFormProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (changes: Partial<UploadSettings>) => onChange({ ...settings, ...changes });
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconAdjustments size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen((was) => !was)}
        >
          Settings of new videos
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="md" className="card" p="md">
          <Checkbox.Group
            label="More codecs"
            description="H.264 is made always and plays everywhere. These need fewer bits, and take longer to make."
            value={[...settings.codecs]}
            onChange={(codecs) => change({ codecs })}
          >
            <Group mt="xs">
              {FURTHER_CODECS.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Group>
          </Checkbox.Group>
          <Group align="flex-start" grow>
            <Select
              label="Quality"
              data={QUALITIES}
              allowDeselect={false}
              value={settings.quality}
              onChange={(quality) => change({ quality: quality === 'high' ? 'high' : 'standard' })}
            />
            <NumberInput
              label="Delete after days"
              placeholder="As the project has it"
              min={1}
              max={MOST_DAYS}
              allowDecimal={false}
              hideControls
              value={settings.retentionDays ?? ''}
              onChange={(days) =>
                change({ retentionDays: typeof days === 'number' && days > 0 ? days : null })
              }
            />
          </Group>
          <Checkbox
            label="Keep the file itself"
            description="Without it the video cannot be made anew, and needs less room."
            checked={settings.keepsSource}
            onChange={(event) => change({ keepsSource: event.currentTarget.checked })}
          />
        </Stack>
      </Collapse>
    </Stack>
  );
}
