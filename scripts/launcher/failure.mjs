/** Something that the user can put right: one sentence that says what and how. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {readonly string[]} lines the end of the output of what failed
   */
  constructor(sentence, lines = []) {
    super(sentence);
    this.name = 'Failure';
    this.lines = lines;
  }
}
