/** What has to fit through, over and under. What is not given fits everywhere. */
export interface Vehicle {
  readonly heightM?: number | undefined;
  readonly widthM?: number | undefined;
  readonly lengthM?: number | undefined;
  /** Of all of it, laden. */
  readonly weightT?: number | undefined;
  readonly axleLoadT?: number | undefined;
  /** Whether it carries dangerous goods. */
  readonly isHazmat: boolean;
}

/** More tons than this, and what is said of `hgv` is for it. @see https://wiki.openstreetmap.org/wiki/Key:hgv */
const HEAVY_T = 3.5;

/** Whether it counts as a heavy goods vehicle. */
export const isHeavy = ({ weightT = 0 }: Vehicle): boolean => weightT > HEAVY_T;
