import type { App } from '../api/shapes.js';
import { repoName } from './repo-name.js';

/** Where the code of an app comes from, in a word. */
export function CodeOrigin({ app: { repo, branch } }: { readonly app: App }) {
  if (repo === 'skydeck') return <>Pushed or uploaded</>;
  return (
    <span title={repo}>
      {repoName(repo)} <span className="mono">({branch})</span>
    </span>
  );
}
