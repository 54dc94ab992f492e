import type { DayCount } from '../../../api/vault-photos.js';

const GAP_PX = 4;
const HEADING_PX = 44;
const LEAST_COLUMNS = 3;
const WANTED_PX = 168;

/** A day on the long page of all photographs. */
export interface PlacedDay extends DayCount {
  readonly topPx: number;
  readonly rows: number;
}

/** Where everything is, without a single photograph being read. */
export interface Layout {
  readonly columns: number;
  readonly tilePx: number;
  readonly heightPx: number;
  readonly days: readonly PlacedDay[];
}

/** A day of which rows are in sight. */
export interface SeenDay {
  readonly day: PlacedDay;
  readonly firstRow: number;
  /** The row after the last one. */
  readonly endRow: number;
}

/** Lays out days of photographs in squares, in as many columns as fit. */
export function layOut(days: readonly DayCount[], widthPx: number): Layout {
  const columns = Math.max(LEAST_COLUMNS, Math.floor(widthPx / WANTED_PX));
  const tilePx = Math.max(1, (widthPx - GAP_PX * (columns - 1)) / columns);
  let topPx = 0;
  const placed = days.map((day) => {
    const rows = Math.ceil(day.count / columns);
    const at = topPx;
    topPx += HEADING_PX + rows * (tilePx + GAP_PX);
    return { ...day, rows, topPx: at };
  });
  return { columns, tilePx, heightPx: topPx, days: placed };
}

/** The rows that are between two heights. */
export function seenDays(layout: Layout, fromPx: number, toPx: number): readonly SeenDay[] {
  const { days } = layout;
  const stepPx = layout.tilePx + GAP_PX;
  const seen: SeenDay[] = [];
  for (let at = firstAt(days, fromPx); at < days.length; at += 1) {
    const day = days[at]!;
    if (day.topPx >= toPx) break;
    const rowsPx = day.topPx + HEADING_PX;
    const firstRow = clamp(Math.floor((fromPx - rowsPx) / stepPx), day.rows);
    const endRow = clamp(Math.ceil((toPx - rowsPx) / stepPx), day.rows);
    seen.push({ day, firstRow, endRow });
  }
  return seen;
}

/** Where a photograph of a day is, below its top and beside its side. */
export function placeOf({ columns, tilePx }: Layout, index: number) {
  const stepPx = tilePx + GAP_PX;
  return {
    topPx: HEADING_PX + Math.floor(index / columns) * stepPx,
    leftPx: (index % columns) * stepPx,
  };
}

const clamp = (row: number, rows: number): number => Math.min(rows, Math.max(0, row));

/** The last day that begins at or above a height. */
function firstAt(days: readonly PlacedDay[], fromPx: number): number {
  let [low, high] = [0, days.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (days[middle]!.topPx <= fromPx) low = middle;
    else high = middle;
  }
  return low;
}
