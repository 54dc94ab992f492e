/** What became of each attack, as a table of Markdown. */
export class Results {
  readonly #rows: string[] = [];

  note(attack: string, outcome: string): void {
    this.#rows.push(`| ${attack} | ${outcome} |`);
  }

  print(): void {
    process.stdout.write(`\n| Attack | Outcome |\n| --- | --- |\n${this.#rows.join('\n')}\n`);
  }
}
