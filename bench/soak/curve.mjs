const MEGABYTE = 1_048_576;
const BARS = '▁▂▃▄▅▆▇█';

export const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);

/** A curve in one line, from its least to its most. */
export function curve(values) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = (value) => Math.round(((value - least) / (most - least || 1)) * (BARS.length - 1));
  return values.map((value) => BARS[step(value)]).join('');
}

/** Least squares over the second half, in megabytes an hour: the first half still warms up. */
export function slope(points) {
  const late = points.slice(Math.floor(points.length / 2));
  const hours = late.map(({ atMs }) => atMs / 3_600_000);
  const sizes = late.map(({ bytes }) => bytes / MEGABYTE);
  const [meanHours, meanSize] = [mean(hours), mean(sizes)];
  const up = hours.reduce((sum, hour, at) => sum + (hour - meanHours) * (sizes[at] - meanSize), 0);
  const down = hours.reduce((sum, hour) => sum + (hour - meanHours) ** 2, 0);
  return up / (down || 1);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
