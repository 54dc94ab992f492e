/** A place has no road near; its number counts through sources and then targets. */
export class NoRoadNear extends Error {
  constructor(readonly place: number) {
    super(`Place ${place} has no road near`);
    this.name = 'NoRoadNear';
  }
}
