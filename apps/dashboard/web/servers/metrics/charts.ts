import type { ChartText } from '../../charts/chart-data.js';

/** The charts of a server in their order. */
export const CHARTS: readonly ChartText[] = [
  { title: 'Processor', series: [['cpu.usage', 'Used', '--busy']] },
  {
    title: 'Memory',
    series: [
      ['memory.used', 'Used', '--busy'],
      ['memory.peak', 'Peak', '--warn'],
    ],
  },
  {
    title: 'Network',
    series: [
      ['network.received', 'Received', '--busy'],
      ['network.sent', 'Sent', '--good'],
    ],
  },
  {
    title: 'Disk traffic',
    series: [
      ['disk.read', 'Read', '--busy'],
      ['disk.written', 'Written', '--good'],
    ],
  },
  { title: 'Disk use', series: [['disk.used', 'Used', '--busy']] },
];
