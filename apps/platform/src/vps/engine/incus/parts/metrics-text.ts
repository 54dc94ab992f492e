/** One line of a metrics text in the format of Prometheus. */
export interface MetricLine {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads a metrics text; the prefix of the daemon that wrote it is taken off the names. */
export function readMetrics(text: string): MetricLine[] {
  return text.split('\n').flatMap((line) => {
    const match = /^(?:incus|lxd)_(\w+?)\{([^}]*)\}\s+(\S+)/.exec(line);
    if (!match) return [];
    const [, name = '', inner = '', value = ''] = match;
    const labels: Record<string, string> = {};
    for (const [, key = '', text_ = ''] of inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      labels[key] = text_;
    }
    return [{ name, labels, value: Number(value) }];
  });
}
