import type { Point } from '../../api/maps.js';

const DEGREES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The place that a text has as latitude and longitude; null when it is something else. */
export function pointIn(text: string): Point | null {
  const [, north, east] = DEGREES.exec(text) ?? [];
  const [lat, lon] = [Number(north), Number(east)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/** A place as text, as exact as a map shows it. */
export const pointText = ({ lat, lon }: Point): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
