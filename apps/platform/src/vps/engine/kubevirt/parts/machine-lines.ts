/** One figure of one machine, in the metrics text of the part of KubeVirt that is on each node. */
export interface MachineLine {
  /** Without what all begin with. */
  readonly counter: string;
  readonly namespace: string;
  readonly machine: string;
  readonly value: number;
}

/** Reads a text in the format of Prometheus; lines that are about no machine are left out. */
export function readMachineLines(text: string): MachineLine[] {
  return text.split('\n').flatMap((line) => {
    const match = /^kubevirt_vmi_(\w+)\{([^}]*)\}\s+(\S+)/.exec(line);
    if (!match) return [];
    const [, counter = '', labels = '', value = ''] = match;
    const machine = labelOf(labels, 'name');
    const namespace = labelOf(labels, 'namespace');
    return machine === '' ? [] : [{ counter, namespace, machine, value: Number(value) }];
  });
}

function labelOf(labels: string, name: string): string {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
}
