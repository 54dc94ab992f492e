/** How a client is told. */
type Done<Result> = (problem: Error | null, result?: Result) => void;

/** Answers a client with what some work comes to. Never rejects. */
export async function answer<Result>(
  work: Promise<Result>,
  refused: (error: unknown) => Error,
  done: Done<Result>,
): Promise<void> {
  let problem: Error | null = null;
  let result: Result | undefined;
  try {
    result = await work;
  } catch (error) {
    problem = refused(error);
  }
  done(problem, result);
}
