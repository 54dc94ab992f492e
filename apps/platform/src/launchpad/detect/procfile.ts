/** The process types of a Procfile, by name. Lines of another shape are left out. */
export function readProcfile(text: string | undefined): Map<string, string> {
  const processes = new Map<string, string>();
  for (const line of (text ?? '').split(/\r?\n/)) {
    const [, name, command] = /^([A-Za-z0-9_-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
    if (name !== undefined && command !== undefined) processes.set(name, command);
  }
  return processes;
}
