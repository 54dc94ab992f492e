import { Checkbox, Collapse, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { VehicleWish } from '../../api/maps.js';
import { MEASURES, vehicleText } from './vehicle.js';

interface VehicleFieldsProps {
  readonly value: VehicleWish;
  readonly onChange: (vehicle: VehicleWish) => void;
}

/** What has to get through: sizes and weights that roads may not take. */
export function VehicleFields({ value, onChange }: VehicleFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <div role="group" aria-label="Vehicle">
      <button
        type="button"
        className="map-more"
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden />
        <span>Vehicle</span>
        <Text component="span" size="sm" c="dimmed" flex={1} ta="end" truncate>
          {vehicleText(value) ?? 'Any car'}
        </Text>
      </button>
      <Collapse id={fields} expanded={isOpen}>
        <Stack gap="sm" pt="xs">
          <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
            {MEASURES.map(({ name, label, unit, most }) => (
              <NumberInput
                key={name}
                size="xs"
                label={`${label}, ${unit}`}
                placeholder="Any"
                hideControls
                min={0}
                max={most}
                clampBehavior="strict"
                decimalScale={2}
                value={value[name] ?? ''}
                onChange={(typed) => onChange({ ...value, [name]: Number(typed) || undefined })}
              />
            ))}
            <Checkbox
              size="xs"
              label="Dangerous goods"
              style={{ alignSelf: 'end' }}
              pb={8}
              checked={value.hazmat ?? false}
              onChange={(event) => onChange({ ...value, hazmat: event.currentTarget.checked })}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            Roads, bridges and gates that are too low, narrow or weak are left out. Above 3.5 t it
            is a truck.
          </Text>
        </Stack>
      </Collapse>
    </div>
  );
}
