interface Figures {
  readonly vcpus: number;
  readonly cpu_share?: number;
  readonly memory_mb: number;
  readonly disk_gb: number;
}

/** Memory as people say it: `512 MB`, `2 GB`. */
export const memoryText = (memoryMb: number): string =>
  memoryMb % 1024 === 0 ? `${memoryMb / 1024} GB` : `${memoryMb} MB`;

/** Processors, with the share of them where it is not the whole. */
export function processorText({ vcpus, cpu_share: share = 1 }: Figures): string {
  const count = `${vcpus} vCPU${vcpus === 1 ? '' : 's'}`;
  return share < 1 ? `${count} (${Math.round(share * 100)} %)` : count;
}

/** A size in one line, such as `1 vCPU · 512 MB · 5 GB`. */
export const sizeText = (size: Figures): string =>
  [processorText(size), memoryText(size.memory_mb), `${size.disk_gb} GB`].join(' · ');
