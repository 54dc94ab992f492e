/** Thrown when there is nothing in a folder that could be deployed. */
export class NothingToPack extends Error {
  override readonly name = 'NothingToPack';

  constructor() {
    super('There is no file in this folder that could be deployed.');
  }
}
