import type { Database } from '../../api/shapes.js';
import { ProblemAlert } from '../../ui/problem-alert.js';

/** What is wrong with a database: what failed last, and what is not as it should be. */
export function Problems({ database: { error, problems } }: { readonly database: Database }) {
  return (
    <>
      {error && (
        <ProblemAlert title="The last thing that was done to it failed">
          {error.message}
        </ProblemAlert>
      )}
      {problems.map(({ problem, message, since }) => (
        <ProblemAlert
          key={problem}
          title={`Something is wrong since ${new Date(since).toLocaleString()}`}
        >
          {message}
        </ProblemAlert>
      ))}
    </>
  );
}
