/** One line of what was seen. */
export function line({ name, asked, errors, harmS, forS, recoveryS, isOver, kinds }) {
  const share = asked > 0 ? ((100 * errors) / asked).toFixed(1) : '0.0';
  const recovery = isOver ? `${recoveryS.toFixed(1)} s` : 'NOT YET';
  const shown = kinds.slice(0, 3).map(([kind, count]) => `${count} × ${kind}`);
  return [
    `| ${name.padEnd(36)}`,
    `${harmS.toFixed(1).padStart(5)} s`,
    `${String(errors).padStart(5)} of ${String(asked).padStart(5)} (${share} %)`,
    `${forS.toFixed(1).padStart(5)} s`,
    recovery.padStart(8),
    `${shown.join(', ')} |`,
  ].join(' | ');
}

export const HEAD = [
  '| fault | it lasted | errors of requests | errors came for | recovered after | most frequent |',
  '|---|---|---|---|---|---|',
].join('\n');
