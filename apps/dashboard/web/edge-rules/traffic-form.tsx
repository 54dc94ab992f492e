import { Group, NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import { PartForm } from './part-form.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';

const BYTES_PER_MB = 1024 ** 2;
const MS_PER_S = 1000;

/** HTTPS, compression and the limits of requests. */
export function TrafficForm(props: RulesPartProps) {
  const { redirect_https: https, compression, ...limits } = props.rules;
  const [isHttps, setHttps] = useState(https ?? false);
  const [isCompressed, setCompressed] = useState(compression ?? true);
  const [bodyMb, setBodyMb] = useState(partOf(limits.max_body_bytes, BYTES_PER_MB));
  const [timeoutS, setTimeoutS] = useState(partOf(limits.timeout_ms, MS_PER_S));
  const saving = useRulesChange(props);
  return (
    <PartForm
      title="Traffic"
      text="HTTPS, compression, and what a request may cost."
      saving={saving}
      change={() => ({
        redirect_https: isHttps,
        compression: isCompressed,
        max_body_bytes: bodyMb === '' ? null : Math.round(bodyMb * BYTES_PER_MB),
        timeout_ms: timeoutS === '' ? null : Math.round(timeoutS * MS_PER_S),
      })}
    >
      <Switch
        label="Send plain HTTP to HTTPS"
        checked={isHttps}
        onChange={(event) => setHttps(event.currentTarget.checked)}
      />
      <Switch
        label="Compress texts"
        checked={isCompressed}
        onChange={(event) => setCompressed(event.currentTarget.checked)}
      />
      <Group grow align="flex-start">
        <NumberInput
          hideControls
          label="Largest request body"
          placeholder="as usual"
          suffix=" MB"
          min={0}
          value={bodyMb}
          onChange={(value) => setBodyMb(value === '' ? '' : Number(value))}
        />
        <NumberInput
          hideControls
          label="Longest request"
          placeholder="as usual"
          suffix=" s"
          min={0.001}
          max={3600}
          value={timeoutS}
          onChange={(value) => setTimeoutS(value === '' ? '' : Number(value))}
        />
      </Group>
    </PartForm>
  );
}

/** A number in a larger unit; empty when it is not set. */
const partOf = (value: number | undefined, of: number): number | '' =>
  value === undefined ? '' : value / of;
