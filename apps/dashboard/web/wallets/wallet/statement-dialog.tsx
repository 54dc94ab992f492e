import {
  Button,
  Group,
  Modal,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type StatementFormat, statementOf } from '../../api/wallet-entries.js';
import { saveBlob } from '../../logs/download.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { momentsOf, usualPeriods } from './statement-period.js';

interface StatementDialogProps {
  readonly project: string;
  readonly wallet: string;
  readonly onClose: () => void;
}

const FORMATS = [
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
] as const;
const OWN = 'Other days';

/** Downloads what was booked in a period, as the service writes it. */
export function StatementDialog({ project, wallet, onClose }: StatementDialogProps) {
  const [periods] = useState(() => usualPeriods(Date.now()));
  const [period, setPeriod] = useState('This month');
  const [days, setDays] = useState(periods['This month'] ?? { first: '', last: '' });
  const [format, setFormat] = useState<StatementFormat>('pdf');
  const moments = momentsOf(days);
  const fetchIt = useMutation({
    mutationFn: async (asked: { from: string; to: string }) => {
      const file = await statementOf(project, wallet, { ...asked, format });
      saveBlob(`${wallet}_${days.first}_${days.last}.${format}`, file);
    },
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moments && !fetchIt.isPending) fetchIt.mutate(moments);
  };
  const choose = (name: string) => {
    setPeriod(name);
    setDays(periods[name] ?? days);
  };
  const day = (label: string, name: 'first' | 'last') => (
    <TextInput
      type="date"
      label={label}
      required
      value={days[name]}
      error={name === 'last' && !moments ? 'Must not be before the first day.' : undefined}
      onChange={({ currentTarget: { value } }) => {
        setPeriod(OWN);
        setDays({ ...days, [name]: value });
      }}
    />
  );
  return (
    <Modal opened onClose={onClose} title="Download statement">
      <form onSubmit={submit}>
        <Stack>
          <Select
            data-autofocus
            label="Period"
            allowDeselect={false}
            data={[...Object.keys(periods), OWN]}
            value={period}
            onChange={(name) => name && choose(name)}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {day('First day', 'first')}
            {day('Last day', 'last')}
          </SimpleGrid>
          <SegmentedControl
            aria-label="Format"
            data={[...FORMATS]}
            value={format}
            onChange={setFormat}
            style={{ alignSelf: 'flex-start' }}
          />
          <ErrorNotice error={fetchIt.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              leftSection={<IconDownload size={16} />}
              disabled={!moments}
              loading={fetchIt.isPending}
            >
              Download
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
