import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { folderPathQuery } from '../../../api/vault-files.js';
import type { FilesSearch } from '../files-route.js';

interface BreadcrumbsProps {
  readonly project: string;
  readonly search: FilesSearch;
  /** Makes a folder take what is dragged onto it. */
  readonly drop: (folder: string | undefined) => object;
}

/** The folders that lead to the one that is shown. */
export function Breadcrumbs({ project, search, drop }: BreadcrumbsProps) {
  const { data: path = [] } = useQuery(folderPathQuery(project, search.folder));
  const steps = [{ id: undefined, name: 'All files' }, ...path];
  return (
    <nav aria-label="Folders">
      <ol className="file-path">
        {steps.map(({ id, name }, at) => (
          <li key={id ?? 'top'}>
            {at === steps.length - 1 ? (
              <Text component="span" size="sm" fw={600} aria-current="page" className="wrap">
                {name}
              </Text>
            ) : (
              <Link
                className="row-link wrap"
                to="/projects/$project/vault/files"
                params={{ project }}
                search={{ space: search.space, sort: search.sort, folder: id }}
                {...drop(id)}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
