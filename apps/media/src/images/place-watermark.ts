import type { Watermark } from './watermark.schema.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a watermark lies in a picture, in its pixels; always inside of it. */
export function placeWatermark(picture: Size, mark: Size, how: Watermark) {
  const margin = (picture.width * how.margin_percent) / 100;
  const room = {
    width: Math.max(2, picture.width - 2 * margin),
    height: Math.max(2, picture.height - 2 * margin),
  };
  const wanted = (picture.width * how.width_percent) / 100 / mark.width;
  const scale = Math.min(wanted, room.width / mark.width, room.height / mark.height);
  const even = (side: number, most: number) =>
    Math.max(2, Math.min(2 * Math.round((side * scale) / 2), 2 * Math.floor(most / 2)));
  const width = even(mark.width, picture.width);
  const height = even(mark.height, picture.height);
  const [vertical = 'center', horizontal = 'center'] = how.position.split('-');
  return {
    width,
    height,
    x: place(horizontal === 'left', horizontal === 'right', picture.width - width, margin),
    y: place(vertical === 'top', vertical === 'bottom', picture.height - height, margin),
  };
}

/** Colours have one sample for two pixels, so a mark begins at an even one. */
function place(isFirst: boolean, isLast: boolean, free: number, margin: number): number {
  const inner = isFirst ? margin : isLast ? free - margin : free / 2;
  return 2 * Math.floor(Math.max(0, Math.min(free, inner)) / 2);
}
