import { NativeSelect } from '@mantine/core';

interface DevicePickerProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly value: string;
  readonly onChange: (deviceId: string) => void;
}

/** Chooses one of several devices; nothing to choose shows nothing. */
export function DevicePicker({ label, devices, value, onChange }: DevicePickerProps) {
  const data = devices.map((device, index) => ({
    value: device.deviceId,
    label: device.label || `${label} ${index + 1}`,
  }));
  if (data.length === 0) return null;
  return (
    <NativeSelect
      label={label}
      data={data}
      value={value || (data[0]?.value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
